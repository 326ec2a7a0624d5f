import { Eyes, Limb, pointed } from './bits'
import { BROWN, CORAL, GOLD, GREEN, GREY, INK, IRON, NAVY, PAPER, RED, SKIN, WATER, WOOD } from './tones'

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

export const tidewaterTom = (
  <>
    <path d="M4 61C5 49 15 43 30 43S55 49 56 61Z" fill={GOLD} />
    <path d="M30 48V61" fill="none" />
    <path d="M8 20C8 36 5 40 3 42C14 44 46 44 57 42C55 40 52 36 52 20Z" fill={GOLD} />
    <circle cx="30" cy="28" r="13" fill={SKIN} />
    <path d="M16 28C15 44 22 54 30 54S45 44 44 28C40 37 36 33 30 35S20 37 16 28Z" fill={PAPER} />
    <path d="M23 36.500Q30 31 37 36.500Q33 37 30 36.500T23 36.500Z" fill={PAPER} />
    <path d="M27 41Q30 43.500 33 41" fill="none" />
    <path d="M27.500 30.500Q30 34.500 32.500 30.500" fill={CORAL} strokeWidth="1.300" />
    <Eyes at={[30, 27]} apart={11} />
    <path d="M14 21C13 2 47 2 46 21Z" fill={GOLD} />
    <path d="M7 23Q30 12 53 23Q50 26 46 25Q30 19 14 25Q10 26 7 23Z" fill={GOLD} />
    <path d="M24 9Q25 14 24 17M36 9Q35 14 36 17" fill="none" strokeWidth="1.200" />
    <path d="M34 43L44 46V41H52V48Q48 54 42 50L33 46Z" fill={WOOD} />
    <path d="M48 37Q45 33 48 30T48 24" fill="none" stroke={IRON} strokeWidth="1.400" />
  </>
)

const UMBER = '#8f5c3c'

export const navigatorNell = (
  <>
    <path
      d="M30 7C40 2 47 9 46 14C54 16 55 26 50 29C54 36 48 44 41 42H18C10 44 6 36 10 29C5 26 6 16 14 14C13 8 21 2 30 7Z"
      fill={IRON}
    />
    <path d="M5 61C6 50 16 43 30 43S54 50 55 61Z" fill={RED} />
    <path d="M22 44L30 55L38 44Z" fill={PAPER} />
    <path d="M20 45L15 52L24 61M40 45L45 52L36 61" fill="none" stroke={GOLD} strokeWidth="2.200" />
    <circle cx="30" cy="28" r="12.500" fill={UMBER} />
    <path d="M17 24Q30 13 43 24L43 19Q30 8 17 19Z" fill={RED} />
    <circle cx="25" cy="28" r="1.900" fill={INK} stroke="none" />
    <circle cx="25.700" cy="27.200" r=".600" fill={PAPER} stroke="none" />
    <path d="M21.500 24.500Q25 22.500 28 24" fill="none" />
    <path d="M25 35Q29 38 34 34.500" fill="none" />
    <circle cx="17" cy="34" r="2.600" fill={GOLD} strokeWidth="1.200" />
    <path d="M31 25L42 22.500L43.500 29.500L32.500 32Z" fill={WOOD} />
    <path d="M42 21L57 16L60 28L44 31Z" fill={GOLD} />
    <Limb d="M52 58C56 50 50 42 46 33" tone={RED} width={6} />
    <circle cx="45.500" cy="31" r="4" fill={UMBER} />
  </>
)

const SEAL = '#8d9aa0'

export const selkieSal = (
  <>
    <path d="M5 61C6 48 16 42 30 42S54 48 55 61Z" fill={SEAL} />
    <path d="M9 38C5 12 16 1 30 1S55 12 51 38C51 50 42 55 30 55S9 50 9 38Z" fill={SEAL} />
    <path d="M17 35C17 24 22 20 30 20S43 24 43 35S37 49 30 49S17 45 17 35Z" fill={SKIN} />
    <path
      d="M17 37C15 22 24 17 31 20C28 27 22 30 17 37ZM31 20C38 18 45 24 43 37C41 31 36 28 31 20Z"
      fill={BROWN}
    />
    <Eyes at={[30, 35]} apart={11} />
    <path d="M26 42Q30 45.500 34 42" fill="none" />
    <path d="M20.500 40H23M37 40H39.500" stroke={CORAL} strokeWidth="2.600" />
    <Eyes at={[30, 8]} apart={19} size={2.1} />
    <ellipse cx="30" cy="12" rx="3.600" ry="2.600" fill={INK} />
    <path
      d="M25 13.500L14 12M25 15.500L14 17M35 13.500L46 12M35 15.500L46 17"
      fill="none"
      strokeWidth="1.200"
    />
    <path d="M14 51Q30 60 46 51L47 56Q30 65 13 56Z" fill={GREEN} />
    <path d={pointed(30, 56, 5.5, 2.4, 5)} fill={GOLD} strokeWidth="1.200" />
  </>
)
