import { Eyes, Limb, pointed } from './bits'
import { BROWN, CORAL, GOLD, GREEN, GREY, INK, NAVY, PAPER, RED, SKIN, WATER } from './tones'

// Heroes with two legs, or nearly.

export const barnacleBess = (
  <>
    <Limb d="M42 52L53 47L50 31" tone={SKIN} width={7.5} />
    <circle cx="49.500" cy="29" r="5" fill={SKIN} />
    <path d="M46.500 28H52M46.500 31H52" fill="none" strokeWidth="1.100" />
    <path d="M6 61C6 47 16 42 27 42S46 47 46 61Z" fill={PAPER} />
    <path d="M7 54Q27 48 45 54M15 46.500Q27 42.500 39 46.500" fill="none" stroke={RED} strokeWidth="2.800" />
    <path d="M6 61C6 47 16 42 27 42S46 47 46 61Z" fill="none" />
    <path
      d="M15 22C8 30 9 40 6 46C12 48 18 44 19 38ZM39 22C45 30 45 40 43 45C38 45 35 41 35 38Z"
      fill={BROWN}
    />
    <circle cx="27" cy="28" r="12.500" fill={SKIN} />
    <Eyes at={[27, 28]} apart={9.5} />
    <path d="M22 34Q27 38.500 32 34" fill="none" />
    <path d="M18 32H20M34 32H36" stroke={CORAL} strokeWidth="2.400" />
    <path d="M14 26C12 8 42 8 40 26Q27 18 14 26Z" fill={RED} />
    <path d="M14 24L5 20L7 27L4 31L14 27Z" fill={RED} />
    <path d="M20 17H20.100M28 14H28.100M35 18H35.100" stroke={PAPER} strokeWidth="3" />
    <g fill={GREY} strokeWidth="1.300">
      <path d="M8 57L11 49H16L19 57Z" />
      <path d="M36 57L38.500 50H43L46 57Z" />
      <path d="M11 49Q13.500 52 16 49ZM38.500 50Q40.750 53 43 50Z" fill={INK} />
    </g>
  </>
)

export const finnFathom = (
  <>
    <Limb d="M15 14C9 10 7 4 9 -4" tone={GREY} width={4} />
    <path d="M4 61C4 50 14 45 30 45S56 50 56 61Z" fill={NAVY} />
    <circle cx="30" cy="28" r="21" fill={GOLD} />
    <path d="M8 54Q30 41 52 54L49 60Q30 49 11 60Z" fill={GOLD} />
    <path d="M9 24H13V34H9ZM47 24H51V34H47Z" fill={WATER} />
    <circle cx="30" cy="28" r="15.500" fill={GOLD} />
    <circle cx="30" cy="28" r="12.500" fill={SKIN} />
    <path d="M18 25C18 10 42 10 42 25C38 25 37 20 33 20Q31 24 18 25Z" fill={BROWN} />
    <Eyes at={[30, 28]} apart={9.5} />
    <path d="M25.500 34Q30 38 34.500 34" fill="none" />
    <path d="M37 20Q40.500 23 40.500 28" fill="none" stroke={PAPER} strokeWidth="2" />
    <path
      d="M30 9.500H30.100M42.500 14.500H42.600M17.500 14.500H17.600M17.500 41.500H17.600M42.500 41.500H42.600M20 54H20.100M40 54H40.100"
      strokeWidth="2.600"
    />
    <circle cx="53" cy="15" r="3" fill={PAPER} strokeWidth="1.300" />
    <circle cx="56" cy="7" r="2" fill={PAPER} strokeWidth="1.300" />
  </>
)

const KELP_SKIN = '#a9cdb0'

export const captainKelp = (
  <>
    <path d="M4 61C4 50 14 44 30 44S56 50 56 61Z" fill={NAVY} />
    <path d="M12 53Q6 52 5 60M48 53Q54 52 55 60" fill="none" stroke={GOLD} strokeWidth="3" />
    <circle cx="30" cy="28" r="14" fill={KELP_SKIN} />
    <path d="M17 30C16 50 24 55 30 55S44 50 43 30Q38 36 30 36T17 30Z" fill={GREEN} />
    {[
      'M18 31C13 38 19 43 15 51',
      'M42 31C47 38 41 43 45 51',
      'M23.5 40C20 46 26 50 22 58',
      'M36.5 40C40 46 34 50 38 58',
      'M30 43C27 49 33 53 30 62',
    ].map((strand) => (
      <Limb key={strand} d={strand} tone={GREEN} width={4.5} />
    ))}
    <path d="M20 36Q30 31 40 36Q37 41 30 41T20 36Z" fill={GREEN} />
    <path d="M26 37Q30 39.500 34 37" fill="none" />
    <Eyes at={[30, 28]} apart={11} />
    <path d="M20 24.500Q24 22 27 24.500M33 24.500Q36 22 40 24.500" fill="none" strokeWidth="2.400" />
    <path d="M5 21Q10 9 17 11C20 1 40 1 43 11Q50 9 55 21C42 15 18 15 5 21Z" fill={INK} />
    <path d="M7 19.500C20 13.500 40 13.500 53 19.500" fill="none" stroke={GOLD} strokeWidth="2" />
    <path d={pointed(30, 9, 6, 2.6, 5)} fill={CORAL} strokeWidth="1.200" />
  </>
)
