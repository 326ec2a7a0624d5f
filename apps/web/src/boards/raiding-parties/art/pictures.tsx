import type { CardName } from '@marque/rules/raiding-parties/facts'
import type { ReactNode } from 'react'
import { Person } from './figures'
import { Cannon, Flag, Held, Skull } from './things'
import { BROWN, GOLD, GREEN, GREY, INK, IRON, NAVY, PAPER, RED, SAND, STEEL, WATER, WOOD } from './tones'
import { Sea, Vessel } from './vessels'

const stripes = (
  <path d="M-13 34Q0 30 13 34M-15 39Q0 35 15 39M-16 44Q0 40 16 44" fill="none" stroke={RED} strokeWidth="2" />
)

/** Each card's picture, in 60 × 48: who or what it is can be told without its name. */
export const pictures: Readonly<Record<CardName, ReactNode>> = {
  pirate: (
    <Person hat="bandana" hatTone={RED} coat={PAPER} isPatched>
      {stripes}
      <Held thing="cutlass" at={[17, 36]} turn={8} />
    </Person>
  ),
  pirate_chief: (
    <Person hat="tricorne" hatTone={INK} coat={BROWN} beard={INK}>
      <Skull at={[0, 8]} size={0.4} />
      <path d="M-8 33Q0 41 8 33" fill="none" stroke={GOLD} strokeWidth="2.200" />
      <Held thing="cutlass" at={[18, 36]} turn={10} />
      <Held thing="pistol" at={[-16, 36]} turn={-25} isLeft />
    </Person>
  ),
  pirateer: (
    <Person hat="bandana" hatTone={RED} coat={PAPER} half={NAVY} isDark>
      <path d="M-15 37Q-7 34 -1 34M-16 43Q-8 40 -1 40" fill="none" stroke={RED} strokeWidth="2" />
      <path d="M5 36H6M5 41H6" stroke={GOLD} strokeWidth="2" />
      <Held thing="pistol" at={[17, 36]} turn={-30} />
      <Held thing="pistol" at={[-17, 36]} turn={-30} isLeft />
    </Person>
  ),
  privateer: (
    <Person hat="tricorne" hatTone={NAVY} coat={NAVY}>
      <path d="M-3 39H-2M2 39H3M-3 44H-2M2 44H3" stroke={GOLD} strokeWidth="2" />
      <Held thing="scroll" at={[-18, 35]} turn={-8} />
      <Held thing="dagger" at={[18, 36]} turn={12} />
    </Person>
  ),
  lieutenant: (
    <Person hat="bicorne" hatTone={NAVY} coat={NAVY} hasEpaulettes>
      <Held thing="pistol" at={[16, 38]} turn={-50} />
      <Held thing="pistol" at={[-16, 38]} turn={-50} isLeft />
    </Person>
  ),
  flotilla: (
    <>
      <Sea />
      <Vessel masts={[[24, 6]]} rig="gaff" sail={PAPER} at={[17, 2]} scale={0.5} />
      <Vessel masts={[[24, 4]]} rig="gaff" sail={PAPER} at={[-1, 17]} scale={0.55} />
      <Vessel masts={[[24, 4]]} rig="gaff" sail={PAPER} at={[29, 19]} scale={0.55} />
    </>
  ),
  skipper: (
    <Person hat="cap" hatTone={PAPER} coat={IRON} beard={GREY}>
      <path d="M3 23L9 25V22H12V27Q9 29 3 25Z" fill={WOOD} />
      <Held thing="spyglass" at={[17, 33]} turn={-28} />
    </Person>
  ),
  jolly_roger: (
    <Flag at={[13, 48]} tone={INK} size={1.3}>
      <Skull at={[14, -25]} size={0.85} />
    </Flag>
  ),
  brethren: (
    <>
      <Person at={[22, 5]} scale={0.9} hat="wide" hatTone={WOOD} coat={GREEN} beard={BROWN}>
        <Held thing="axe" at={[-13, 36]} turn={-12} isLeft />
      </Person>
      <Person at={[41, 8]} scale={0.84} hat="bandana" hatTone={GREEN} coat={SAND} isDark>
        <Held thing="blunderbuss" at={[5, 37]} turn={-20} />
      </Person>
    </>
  ),
  ranger: (
    <Person hat="wide" hatTone={GREEN} coat={GREEN} plume={SAND}>
      <Held thing="musket" at={[3, 38]} turn={-38} />
    </Person>
  ),
  rogue: (
    <Person hat="hood" hatTone={IRON} coat={IRON} isMasked>
      <Held thing="dagger" at={[17, 36]} turn={14} />
      <Held thing="dagger" at={[-17, 36]} turn={14} isLeft />
    </Person>
  ),
  scalawag: (
    <Person hat="bandana" hatTone={GOLD} coat={GREEN} isPatched isDark>
      <path d="M-4 21Q0 25 4 21Z" fill={PAPER} />
      <Held thing="grenade" at={[17, 34]} />
      <Held thing="grenade" at={[-17, 38]} isLeft />
    </Person>
  ),
  advisor: (
    <Person hat="wig" hatTone={PAPER} coat={INK}>
      <path d="M-5 17.500H5" fill="none" strokeWidth="1.200" />
      <circle cx="-2.800" cy="17.500" r="2.300" fill="none" strokeWidth="1.200" />
      <circle cx="2.800" cy="17.500" r="2.300" fill="none" strokeWidth="1.200" />
      <Held thing="book" at={[0, 43]} />
    </Person>
  ),
  flagbearers: (
    <>
      <Flag at={[31, 46]} tone={RED} size={1.15}>
        <path d="M9 -28L19 -20M19 -28L9 -20" fill="none" stroke={PAPER} strokeWidth="2.600" />
      </Flag>
      <Person at={[16, 12]} scale={0.75} hat="bandana" hatTone={NAVY} coat={PAPER}>
        <Held thing="axe" at={[-12, 36]} turn={-8} isLeft />
      </Person>
      <Person at={[40, 16]} scale={0.68} hat="bandana" hatTone={RED} coat={BROWN} isDark />
    </>
  ),
  swashbuckler: (
    <Person hat="wide" hatTone={RED} coat={PAPER} plume={GOLD}>
      <path d="M-16 49C-17 38 -14 32 -9 28Q-6 40 -9 49Z" fill={RED} />
      <path d="M-4 22Q-2 20 0 21.500Q2 20 4 22" fill="none" strokeWidth="1.800" />
      <Held thing="rapier" at={[13, 36]} turn={32} />
    </Person>
  ),
  master_gunner: (
    <>
      <Person at={[19, 1]} hat="tricorne" hatTone={IRON} coat={NAVY} beard={GREY}>
        <Held thing="torch" at={[-15, 36]} turn={6} isLeft />
      </Person>
      <Cannon at={[34, 35]} />
    </>
  ),
  cannoneer: (
    <>
      <Person at={[40, 0]} hat="bandana" hatTone={NAVY} coat={SAND} isDark>
        <Held thing="rammer" at={[15, 32]} turn={10} />
      </Person>
      <Cannon at={[26, 35]} isLeft turn={-8} />
    </>
  ),
  raiders: (
    <>
      <Person at={[30, 0]} scale={0.8} hat="tricorne" hatTone={INK} coat={BROWN} beard={RED} />
      <Person at={[15, 14]} scale={0.74} hat="bandana" hatTone={RED} coat={PAPER}>
        <Held thing="axe" at={[-10, 36]} turn={-10} isLeft />
      </Person>
      <Person at={[45, 14]} scale={0.74} hat="bandana" hatTone={GREEN} coat={SAND} isDark>
        <Held thing="cutlass" at={[12, 36]} turn={-16} />
      </Person>
    </>
  ),
  navigator: (
    <Person hat="cap" hatTone={NAVY} coat={GREEN} beard={BROWN}>
      <path d="M-20 39H4V48H-20Z" fill={SAND} />
      <path d="M-16 45L-11 42L-6 45L0 41" fill="none" strokeWidth="1.200" strokeDasharray="2 1.500" />
      <Held thing="compass" at={[16, 38]} />
    </Person>
  ),
  instructor: (
    <>
      <path d="M2 4H26V27H2Z" fill={GREEN} />
      <path d="M17 9V18Q17 22 13 22T9 18" fill="none" stroke={PAPER} strokeWidth="2.800" />
      <Person at={[40, 0]} hat="bicorne" hatTone={INK} coat={RED}>
        <Held thing="pointer" at={[-14, 36]} turn={22} isLeft />
      </Person>
    </>
  ),
  captain: (
    <Person hat="tricorne" hatTone={NAVY} coat={NAVY} beard={BROWN} plume={PAPER} hasEpaulettes>
      <path d="M-12 13.500C-6 10.500 6 10.500 12 13.500" fill="none" stroke={GOLD} strokeWidth="1.800" />
      <Held thing="cutlass" at={[19, 38]} turn={6} />
      <Held thing="pistol" at={[-17, 38]} turn={-38} isLeft />
    </Person>
  ),
  officer: (
    <Person hat="bicorne" hatTone={INK} coat={RED} hasEpaulettes>
      <path d="M-11 30L11 48M11 30L-11 48" fill="none" stroke={PAPER} strokeWidth="2.800" />
      <Held thing="rapier" at={[18, 37]} turn={4} />
    </Person>
  ),
  captain_redd: (
    <Person hat="tricorne" hatTone={INK} coat={RED} beard="#c9562b" plume={RED}>
      <Held thing="pistol" at={[17, 36]} turn={-40} />
      <path d="M-17 40V34Q-21 33 -21 29T-16 25T-12 29" fill="none" strokeWidth="4.6" />
      <path d="M-17 40V34Q-21 33 -21 29T-16 25T-12 29" fill="none" stroke={STEEL} strokeWidth="2" />
      <path d="M-20 37H-14V43H-20Z" fill={GOLD} />
    </Person>
  ),
  coastlands: (
    <>
      <path d="M0 34Q30 20 60 32V49H0Z" fill={SAND} />
      <path d="M0 43Q8 38 16 42T32 43T50 45L60 44V49H0Z" fill={WATER} />
      <path d="M20 33Q23 21 19 13L22 12Q26 22 24 33Z" fill={WOOD} />
      <path
        d="M20 13Q10 5 5 13Q13 11 20 13Q10 14 9 21Q15 15 20 13Q22 2 31 6Q25 8 20 13Q31 10 33 18Q27 13 20 13Z"
        fill={GREEN}
      />
      <path d="M40 34L45 8M48 35L50 9M54 34L53 13" fill="none" strokeWidth="1.600" />
      <path d="M45 2L47.500 9L43 8.500ZM50 3L52 10H48ZM53 7L55 14H51Z" fill={STEEL} />
    </>
  ),
  dueling_grounds: (
    <>
      <circle cx="30" cy="22" r="15" fill={GOLD} />
      <path d="M0 34Q15 29 30 33T60 32V49H0Z" fill={GREEN} />
      <Held thing="rapier" at={[20, 40]} turn={34} />
      <Held thing="rapier" at={[40, 40]} turn={34} isLeft />
      <path d="M6 28V42M54 28V42M3 32H9M51 32H57" fill="none" strokeWidth="2" />
    </>
  ),
  sloop: (
    <>
      <Sea />
      <Vessel masts={[[27, 2]]} rig="gaff" sail={PAPER} guns={2} at={[2, 0]} scale={0.94} />
    </>
  ),
  quicksilver: (
    <>
      <Sea />
      <path d="M0 12H9M0 18H6M0 24H8" fill="none" stroke={IRON} />
      <Vessel
        masts={[
          [19, 5],
          [37, 2],
        ]}
        rig="square"
        sail={STEEL}
        hull={GREY}
        guns={4}
      />
    </>
  ),
  liberty: (
    <>
      <Sea />
      <Vessel
        masts={[
          [15, 7],
          [30, 3],
          [44, 8],
        ]}
        rig="square"
        sail={PAPER}
        hull={NAVY}
        guns={5}
      />
      <path d="M30 3V-2L41 0V5L30 6Z" fill={GOLD} transform="translate(0 2)" />
    </>
  ),
  pirate_ship: (
    <>
      <Sea />
      <Vessel
        masts={[
          [15, 6],
          [30, 1],
          [44, 7],
        ]}
        rig="square"
        sail={IRON}
        hull={RED}
        guns={5}
      >
        <Skull at={[30, 19]} size={0.62} />
      </Vessel>
    </>
  ),
  pirate_fort: (
    <>
      <path d="M8 20V14H13V17H18V14H23V17H28V14H33V20H50V24H56V49H4V20Z" fill={GREY} />
      <path d="M20 49V38Q25 32 30 38V49Z" fill={INK} />
      <path d="M38 33H52M8 27H15M11 34H17M36 42H44" fill="none" strokeWidth="1.400" />
      <path d="M44 26H58V30H44Z" fill={IRON} />
      <Flag at={[21, 15]} tone={INK} size={0.42}>
        <Skull at={[14, -25]} size={0.9} />
      </Flag>
    </>
  ),
}
