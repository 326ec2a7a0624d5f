import { Eyes, Limb } from './bits'
import { CORAL, GOLD, INK, NAVY, PAPER, RED, SAND } from './tones'

// Heroes of the deep.

const OCTOPUS = '#6f9fcb'

export const inkyOctavia = (
  <>
    {[
      'M18 42C6 40 3 50 9 56',
      'M42 42C54 40 58 32 52 26',
      'M25 44C18 50 20 58 14 62',
      'M36 44C44 50 40 58 47 62',
      'M30 45C31 52 29 56 30 63',
    ].map((arm) => (
      <Limb key={arm} d={arm} tone={OCTOPUS} width={6} />
    ))}
    <path d="M14 30C12 2 48 2 46 30C46 37 42 40 42 46H18C18 40 14 37 14 30Z" fill={OCTOPUS} />
    <path d="M22 17H22.100M29 13.500H29.100M37 17.500H37.100" stroke={NAVY} strokeWidth="4" />
    <Eyes at={[30, 28]} apart={16} size={2.7} isWide />
    <path d="M25 38Q30 42.500 35 38" fill="none" />
    <path d="M17 35.500H19.500M40.500 35.500H43" stroke={CORAL} strokeWidth="3" />
    <path d="M50 28C44 20 46 8 56 1C59 10 57 20 50 28Z" fill={PAPER} />
    <path d="M55.500 3Q52 14 49 33" fill="none" strokeWidth="1.300" />
    <path d="M47.500 36Q46 40 48 41Q50 40 47.500 36Z" fill={INK} strokeWidth="1.600" />
  </>
)

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
