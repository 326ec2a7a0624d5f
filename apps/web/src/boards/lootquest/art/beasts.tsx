import { Eyes, pointed } from './bits'
import { BROWN, CORAL, GOLD, GREEN, GREY, INK, IRON, NAVY, PAPER, RED, SAND, STEEL } from './tones'

// Heroes with fur, feathers or bristles.

const WALRUS = '#a97c5e'

export const oldSaltwhisker = (
  <>
    <path d="M3 61C4 38 13 17 30 17S56 38 57 61Z" fill={WALRUS} />
    <path d="M18 43Q17 55 22 61Q25 54 26 43ZM42 43Q43 55 38 61Q35 54 34 43Z" fill={PAPER} />
    <circle cx="21.500" cy="38" r="9.500" fill={SAND} />
    <circle cx="38.500" cy="38" r="9.500" fill={SAND} />
    <ellipse cx="30" cy="31.500" rx="5" ry="3.500" fill={INK} />
    <path
      d="M17 36L5 33M17 40L4 41M18 43L7 48M43 36L55 33M43 40L56 41M42 43L53 48"
      fill="none"
      strokeWidth="1.300"
    />
    <Eyes at={[30, 26]} apart={19} size={2} />
    <path d="M16 22.500L24 21M44 22.500L36 21" stroke={PAPER} strokeWidth="3.600" />
    <path d="M13 18C13 0 47 0 47 18Q30 10 13 18Z" fill={GREEN} />
    <path d="M12 19Q30 9 48 19" fill="none" strokeWidth="4.600" />
    <path d="M12 19Q30 9 48 19" fill="none" stroke={GOLD} strokeWidth="2.200" />
    <circle cx="30" cy="5.500" r="3.500" fill={PAPER} />
  </>
)

const MOUSE = '#cfc8bb'

export const pipPowdermouse = (
  <>
    <path d="M10 61C11 51 18 47 30 47S49 51 50 61Z" fill={MOUSE} />
    <circle cx="13" cy="18" r="11.500" fill={MOUSE} />
    <circle cx="47" cy="18" r="11.500" fill={MOUSE} />
    <circle cx="13" cy="18" r="6.800" fill={CORAL} strokeWidth="1.200" />
    <circle cx="47" cy="18" r="6.800" fill={CORAL} strokeWidth="1.200" />
    <path d="M14 31C14 15 46 15 46 31C46 42 36 49 30 49S14 42 14 31Z" fill={MOUSE} />
    <path d="M16 45Q30 54 44 45L45 51Q30 60 15 51Z" fill={GOLD} />
    <path d="M14 51L6 57L14 58L17 53Z" fill={GOLD} />
    <Eyes at={[30, 31]} apart={15} size={2.6} />
    <path d="M27.500 43.500H32.500V47H27.500ZM30 43.500V47" fill={PAPER} strokeWidth="1.200" />
    <path d="M26.500 38H33.500L30 42Z" fill={CORAL} />
    <path d="M22 39L9 37M22 42L10 45M38 39L51 37M38 42L50 45" fill="none" strokeWidth="1.200" />
    <circle cx="49" cy="51" r="8" fill={IRON} />
    <path d="M52 44Q54 39 57 41" fill="none" />
    <path d={pointed(56, 38, 5, 2, 7)} fill={GOLD} strokeWidth="1.200" />
  </>
)

export const bosunBramble = (
  <>
    <path d={pointed(30, 33, 30, 22, 17)} fill={BROWN} />
    <circle cx="16" cy="26" r="4.500" fill={SAND} />
    <circle cx="44" cy="26" r="4.500" fill={SAND} />
    <path d="M14 34C14 22 46 22 46 34C46 44 37 54 30 54S14 44 14 34Z" fill={SAND} />
    <Eyes at={[30, 33]} apart={14} size={2.2} />
    <ellipse cx="30" cy="41" rx="4.500" ry="3.500" fill={INK} />
    <path d="M30 44V46M25 46.500Q27.500 49 30 46.500Q32.500 49 35 46.500" fill="none" />
    <path d="M14 24C12 6 48 6 46 24Z" fill={NAVY} />
    <path d="M12 24Q30 17 48 24L46 28Q30 21.500 14 28Z" fill={PAPER} />
    <circle cx="30" cy="14.500" r="3.600" fill={GOLD} strokeWidth="1.300" />
    <path d="M16 52Q22 60 30 58" fill="none" />
    <path d="M29 55H45V59H29Z" fill={STEEL} />
    <circle cx="46" cy="57" r="4" fill={STEEL} />
  </>
)

export const quillTheGull = (
  <>
    <path d="M20 22C8 20 2 10 3 -2C11 2 17 10 22 18Z" fill={GOLD} />
    <path d="M6 2Q10 12 24 24" fill="none" strokeWidth="1.200" />
    <path d="M10 61C8 44 14 17 30 13C43 11 47 22 44 31C43 40 51 49 51 61Z" fill={PAPER} />
    <path d="M5 61C5 47 16 42 29 49C27 56 25 58 25 61Z" fill={GREY} />
    <path d="M10 57H20M13 52.500H23" fill="none" strokeWidth="1.200" />
    <path d="M43 22.500C51 22 57 26 58 33C55 34 54 31 51 31.500L43.500 33Z" fill={GOLD} />
    <path d="M44.500 28.500L53 28.500" fill="none" strokeWidth="1.200" />
    <path d="M51 31.500Q51 29.500 53.500 30.500" stroke={RED} strokeWidth="2.200" fill="none" />
    <circle cx="36.500" cy="23" r="4" fill={PAPER} strokeWidth="1.200" />
    <circle cx="37.500" cy="23" r="2" fill={INK} stroke="none" />
    <path d="M32 18.500L40 18" fill="none" strokeWidth="1.800" />
    <path d="M14 37Q30 45 45 36L46 42Q31 51 13 44Z" fill={GOLD} />
    <path d="M42 42L52 50L46 51L45 56L38 45Z" fill={GOLD} />
  </>
)
