import { Eyes, Limb } from './bits'
import { CORAL, GOLD, INK, NAVY, PAPER, STEEL } from './tones'

// Heroes with more than two arms.

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

const SHELL = '#cf5540'

export const scuttleSid = (
  <>
    {[
      'M16 46C8 46 5 51 4 58',
      'M19 51C13 52 11 56 11 62',
      'M44 46C52 46 55 51 56 58',
      'M41 51C47 52 49 56 49 62',
    ].map((leg) => (
      <Limb key={leg} d={leg} tone={SHELL} width={3.2} />
    ))}
    <Limb d="M14 41C7 39 6 33 9 27" tone={SHELL} width={4.5} />
    <Limb d="M46 41C53 39 54 33 51 27" tone={SHELL} width={4.5} />
    <path d="M8 29C-1 24 1 9 11 8L10 18L16 10C21 17 18 28 8 29Z" fill={SHELL} />
    <path d="M52 29C61 24 59 9 49 8L50 18L44 10C39 17 42 28 52 29Z" fill={SHELL} />
    <path d="M25 33V24M35 33V24" fill="none" strokeWidth="3.600" />
    <Eyes at={[30, 22]} apart={11} size={2.2} isWide />
    <path d="M10 43C10 32 20 29 30 29S50 32 50 43C50 53 40 57 30 57S10 53 10 43Z" fill={SHELL} />
    <path d="M22 45Q30 52 38 45" fill="none" />
    <path d="M34 47.500V51H37V46" fill={PAPER} strokeWidth="1.200" />
    <path d="M17 42H20M40 42H43" stroke={CORAL} strokeWidth="3.400" />
    <path d="M22 35H22.100M30 33.500H30.100M38 35H38.100" stroke={GOLD} strokeWidth="3" />
  </>
)

const CUTTLE = '#c58fae'

export const cookCuttle = (
  <>
    <path d="M12 30C4 24 4 40 12 46M48 30C56 24 56 40 48 46" fill={CORAL} />
    <path d="M12 36C12 24 20 20 30 20S48 24 48 36C48 44 42 47 42 47H18S12 44 12 36Z" fill={CUTTLE} />
    <path d="M19 25Q23 28 22 32M41 25Q37 28 38 32M30 23V28" fill="none" stroke={NAVY} strokeWidth="2.200" />
    {[
      'M19 47C16 50 20 54 16 60',
      'M26.5 49C25 52 28 55 25 62',
      'M33.5 49C35 52 32 55 35 62',
      'M41 47C44 50 40 54 44 60',
    ].map((arm) => (
      <Limb key={arm} d={arm} tone={CUTTLE} width={4.5} />
    ))}
    <path d="M13 38V46H47V38Z" fill={CUTTLE} stroke="none" />
    <path d="M13 40Q13 44 15.500 47.500M47 40Q47 44 44.500 47.500" fill="none" />
    <g fill={PAPER} strokeWidth="1.300">
      <circle cx="22" cy="34" r="5" />
      <circle cx="38" cy="34" r="5" />
      <path
        d="M18.500 34L20.200 36L22 34L23.800 36L25.500 34M34.500 34L36.200 36L38 34L39.800 36L41.500 34"
        fill="none"
        strokeWidth="1.700"
      />
    </g>
    <path d="M26 41Q30 45 34 41" fill="none" />
    <path d="M15 22L14 14C4 13 6 0 17 3C20 -5 40 -5 43 3C54 0 56 13 46 14L45 22Q30 16 15 22Z" fill={PAPER} />
    <path d="M23 9V14M30 8V13M37 9V14" fill="none" strokeWidth="1.200" />
    <path d="M15 22L14.500 17Q30 11 45.500 17L45 22Q30 16 15 22Z" fill={GOLD} />
    <Limb d="M52 60V36" tone={STEEL} width={1.8} />
    <path d="M46 29H58C58 36 55 38 52 38S46 36 46 29Z" fill={STEEL} />
    <Limb d="M42 52C46 56 50 56 53 51" tone={CUTTLE} width={4.5} />
  </>
)
