import { Eyes, pointed } from './bits'
import { BROWN, CORAL, GOLD, GREY, INK, IRON, NAVY, PAPER, RED, SAND, WATER } from './tones'

// Heroes with fins.

const SILVER = '#a7c3c6'

export const madameMackerel = (
  <>
    <path d="M47 44L58 36V58L47 54Z" fill={SILVER} />
    <path d="M12 36C12 25 22 19 32 19C44 19 50 30 49 61H20C23 52 12 47 12 36Z" fill={SILVER} />
    <path
      d="M39 24Q42 27 41 31M44.500 28Q46.500 33 45 38M40 37Q43 40 41.500 45M46.500 43Q47.500 46 46.500 48"
      fill="none"
      stroke={NAVY}
      strokeWidth="2.600"
    />
    <path d="M27 45Q34 42 33 34" fill="none" strokeWidth="1.300" />
    <path d="M14 34C8 32 8 37 11 38C8 40 9 44 15 42Q17 38 14 34Z" fill={RED} />
    <circle cx="24" cy="30" r="5" fill={PAPER} strokeWidth="1.300" />
    <circle cx="23" cy="30.500" r="2.600" fill={INK} stroke="none" />
    <path d="M20 27L16.500 25M23 25.500L21 22.500M27 26L27 22.500" fill="none" strokeWidth="1.400" />
    <path d="M18.500 38H21" stroke={CORAL} strokeWidth="3" />
    <g fill={PAPER} strokeWidth="1.200">
      {(
        [
          [22, 51],
          [27.5, 54],
          [33.5, 55],
          [39.5, 54],
          [45, 51],
        ] as const
      ).map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="3" />
      ))}
    </g>
    <path d="M39 12C41 0 52 -2 58 6C54 6 52 10 48 15Z" fill={GOLD} />
    <path d="M21 18C21 2 44 2 44 18Z" fill={RED} />
    <path d="M20.500 14.500H44.500" fill="none" stroke={GOLD} strokeWidth="3" />
    <path d="M6 21C14 14 50 14 57 20C48 25 16 26 6 21Z" fill={RED} />
  </>
)

const DORY = '#8fb58a'

export const doubloonDory = (
  <>
    <path d="M47 31L59 19C57 28 57 37 59 46Z" fill={DORY} />
    <path d="M17 18L19 3L25 10L30 1L35 10L42 4L45 20Z" fill={SAND} />
    <path d="M22 48L26 59L33 53L40 58L43 46Z" fill={SAND} />
    <path d="M9 34C12 20 21 12 32 12C44 12 51 22 51 32S44 52 32 52C22 52 13 46 9 34Z" fill={DORY} />
    <path d="M12 28L4 29Q1 34 4 39L12 40Q14 34 12 28Z" fill={SAND} />
    <path d="M3.500 34H9" fill="none" />
    <path d="M25 17Q20 32 27 48" fill="none" strokeWidth="1.300" />
    <circle cx="19" cy="27" r="4.600" fill={PAPER} strokeWidth="1.300" />
    <circle cx="18.500" cy="27" r="2.500" fill={INK} stroke="none" />
    <path d="M14 41Q17 43 20 40" fill="none" />
    <circle cx="37" cy="32" r="9" fill={GOLD} />
    <path
      d="M37 27V37M33.500 30H40.500M32.500 34Q33.500 37.500 37 37.500T41.500 34"
      fill="none"
      strokeWidth="1.500"
    />
  </>
)

const GROUPER = '#d3a77f'

export const grannyGrouper = (
  <>
    <circle cx="30" cy="7" r="6.500" fill={GREY} />
    <path d="M8 33L1 24V46ZM52 33L59 24V46Z" fill={GROUPER} />
    <path d="M8 36C8 20 16 12 30 12S52 20 52 36S44 57 30 57S8 50 8 36Z" fill={GROUPER} />
    <path d="M12 22C14 8 46 8 48 22Q40 15 30 17T12 22Z" fill={GREY} />
    <path d="M22 13Q25 14 26 17M38 13Q35 14 34 17" fill="none" strokeWidth="1.200" />
    <path d="M12 40Q30 48 48 40Q51 44 46 48Q30 57 14 48Q9 44 12 40Z" fill={CORAL} />
    <path d="M14 43.500Q30 52 46 43.500" fill="none" />
    <path
      d="M13 35H13.100M18 37.500H18.100M47 35H47.100M42 37.500H42.100M27 36H27.100M33 36H33.100M24 53.500H24.100M36 53.500H36.100"
      stroke={BROWN}
      strokeWidth="2.600"
    />
    <Eyes at={[30, 28]} apart={16} size={2} />
    <g fill={PAPER} fillOpacity=".45" strokeWidth="1.600">
      <circle cx="22" cy="28" r="6" />
      <circle cx="38" cy="28" r="6" />
      <path d="M28 28Q30 26.500 32 28M16 27L10 25M44 27L50 25" fill="none" />
    </g>
    <path d="M4 61C8 53 20 53 30 58C40 53 52 53 56 61Z" fill={RED} />
    <path d="M11 58L13 61M20 56.500L21 60M40 56.500L39 60M49 58L47 61" stroke={PAPER} strokeWidth="1.600" />
  </>
)

export const lanternLou = (
  <>
    <path d="M28 20C24 4 40 -2 47 8" fill="none" strokeWidth="2.600" />
    <path d={pointed(48, 14, 11, 7, 10)} fill={GOLD} fillOpacity=".5" stroke="none" />
    <path d="M44 10H52L53 19H43Z" fill={GOLD} />
    <path d="M43 10H53M42 19.500H54M48 6V9" fill="none" strokeWidth="2.200" />
    <path d="M46 38L58 28Q56 38 59 50L46 44Z" fill={NAVY} />
    <path d="M4 40C4 25 16 18 30 19C44 20 51 30 50 40C49 52 38 59 26 58C14 57 4 52 4 40Z" fill={NAVY} />
    <path d="M5 40Q18 46 33 38C35 48 28 54 19 53.500C11 53 6 48 5 40Z" fill={INK} />
    <path
      d="M7 42L9.500 48L12 43.500L15 49L18 43.500L21.500 48.500L24 42.500L27.500 46.500L29 40.500M12 52L14 48.500L17 53M21 53L23.500 49.500L26 51.500"
      fill={PAPER}
      strokeWidth="1.100"
    />
    <circle cx="21" cy="31" r="6" fill={PAPER} />
    <circle cx="22.500" cy="31" r="3" fill={INK} stroke="none" />
    <circle cx="23.500" cy="29.800" r="1" fill={PAPER} stroke="none" />
    <path d="M37 42C42 40 45 43 45 48Q40 50 36 47Z" fill={WATER} />
    <path d="M34 26H34.100M40 29H40.100M43 35H43.100" stroke={WATER} strokeWidth="2.600" />
  </>
)

const PUFFER = '#e5c879'

export const pufferPete = (
  <>
    <path d={pointed(30, 32, 29, 22.5, 18)} fill={SAND} />
    <circle cx="30" cy="32" r="22.500" fill={PUFFER} />
    <path d="M8.500 38Q30 44 51.500 38C49 49 40 54.500 30 54.500S11 49 8.500 38Z" fill={PAPER} />
    <path d="M4 30L-2 24V42L5 37ZM56 30L62 24V42L55 37Z" fill={SAND} />
    <Eyes at={[30, 27]} apart={24} size={2.7} isWide />
    <path d="M24 19H24.100M30 16H30.100M36 19H36.100M30 22H30.100" stroke={IRON} strokeWidth="3" />
    <ellipse cx="30" cy="37" rx="5" ry="4.500" fill={CORAL} />
    <ellipse cx="30" cy="37" rx="1.800" ry="1.800" fill={INK} stroke="none" />
    <path d="M12 35H16M44 35H48" stroke={CORAL} strokeWidth="3.400" />
    <path d="M22 48H22.100M30 50H30.100M38 48H38.100" strokeWidth="2" />
    <path d="M17 14L20 2H42L44 12Q30 5 17 14Z" fill={NAVY} />
    <path d="M17 14Q30 5 44 12" fill="none" stroke={PAPER} strokeWidth="2.600" />
  </>
)
