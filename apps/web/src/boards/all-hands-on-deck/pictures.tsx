import type { ReactNode } from 'react'
import { GOLD, INK, PAPER, SKIN, STEEL, WATER, WOOD } from '../kit/tones'
import type { Action, Suit } from './faces'

// All pictures stand in a square of 40.

export const tones: Readonly<Record<Suit, string>> = { r: '#98391f', b: '#1d5c8c', g: '#2c6839' }

/** What crews sail under, told apart by shape as well: a sail in a gust, a curved sabre, a coiled viper. */
export const emblems: Readonly<Record<Suit, ReactNode>> = {
  r: (
    <>
      <path d="M18 3V37M12 37H25" fill="none" strokeWidth="2.6" />
      <path d="M19 5C33 9 37 19 35 29L19 31ZM16 10L5 28H16Z" fill="currentColor" />
    </>
  ),
  b: (
    <>
      <path d="M33 3C37 18 29 29 14 33L11 28C22 23 29 14 33 3Z" fill="currentColor" />
      <path d="M5 26L17 38M11 31L4 38" fill="none" strokeWidth="4" />
    </>
  ),
  g: (
    <>
      <path
        d="M33 34C12 40 4 29 13 24S32 24 27 17S9 17 13 9S24 4 30 8"
        fill="none"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M32 8L38 4M32 8L38 12" fill="none" strokeWidth="2" />
    </>
  ),
}

/** Ten actions, each a thing that can be named at a glance. */
export const pictures: Readonly<Record<Action, ReactNode>> = {
  cutpurse: (
    <>
      <path d="M9 16C2 23 3 34 7 37H25C29 34 29 23 22 16Z" fill={GOLD} />
      <path d="M8 16H23M11 16L8 9H23L20 16" fill={GOLD} />
      <path d="M21 20L34 3L38 6L25 22Z" fill={STEEL} />
      <path d="M12 26H19M12 30H19" />
    </>
  ),
  fall_off_the_dock: (
    <>
      <path d="M1 10H20V15H1Z" fill={WOOD} />
      <path d="M5 15V34M15 15V34" strokeWidth="3.2" />
      <circle cx="29" cy="23" r="3.6" fill={SKIN} />
      <path d="M28 19L25 10L20 5M25 10L31 4M27 16L35 14M28 17L36 20" />
      <path d="M0 34Q5 29 10 34T20 34T30 34T40 34V40H0Z" fill={WATER} />
    </>
  ),
  hidden_plunder: (
    <>
      <path d="M4 17Q4 5 20 5T36 17Z" fill={WOOD} />
      <path d="M4 21H36V36H4Z" fill={WOOD} />
      <path d="M8 21Q12 14 16 19Q21 12 26 19Q30 15 32 21Z" fill={GOLD} />
      <path d="M17 21H23V28H17Z" fill={GOLD} />
      <path d="M10 24V36M30 24V36" />
    </>
  ),
  mermaid: (
    <>
      <path d="M12 4C4 10 6 22 9 26L13 18Z" fill={GOLD} />
      <circle cx="15" cy="8" r="5" fill={SKIN} />
      <path d="M11 14Q10 20 12 23H21Q22 17 19 14Z" fill={SKIN} />
      <path
        d="M12 22C10 31 17 37 26 34Q31 32 31 26L27 17L33 20L39 16L36 26C36 36 28 40 20 39C11 38 8 30 9 22Z"
        fill={WATER}
      />
    </>
  ),
  pieces_of_eight: (
    <>
      <circle cx="26" cy="25" r="12.5" fill={GOLD} />
      <circle cx="15" cy="15" r="12.5" fill={GOLD} />
      <circle cx="15" cy="11.2" r="3.2" />
      <circle cx="15" cy="18.2" r="4" />
    </>
  ),
  pirate_monkey: (
    <>
      <circle cx="6" cy="20" r="4.5" fill={SKIN} />
      <circle cx="34" cy="20" r="4.5" fill={SKIN} />
      <circle cx="20" cy="21" r="13.5" fill={WOOD} />
      <path d="M20 17C13 11 8 17 11 22C8 31 15 34 20 34S32 31 29 22C32 17 27 11 20 17Z" fill={SKIN} />
      <path d="M15 20V22M25 20V22M15 28Q20 32 25 28M19 25H21" />
      <path d="M8 13Q20 -3 32 13Q20 7 8 13Z" fill={INK} />
    </>
  ),
  tavern_brawl: (
    <>
      <path d="M28 17H35Q38 25 34 31H28" />
      <path d="M9 14H28V37H9Z" fill={WOOD} />
      <path d="M7 15Q5 9 11 9Q13 4 19 7Q25 4 27 9Q32 10 29 15Z" fill={PAPER} />
      <path d="M15 19V33M22 19V33M2 4L6 8M1 14H4M34 3L31 7M39 11H35" />
    </>
  ),
  rum: (
    <>
      <path d="M16 3H24V13Q31 16 31 23V38H9V23Q9 16 16 13Z" fill="#4f8a5b" />
      <path d="M9 22H31V32H9Z" fill={PAPER} />
      <path d="M12 25L16 29.500M16 25L12 29.500M18 25L22 29.500M22 25L18 29.500M24 25L28 29.500M28 25L24 29.5" />
      <path d="M16 3H24V7H16Z" fill={WOOD} />
    </>
  ),
  pirate_king: (
    <>
      <path d="M4 11L12 20L20 6L28 20L36 11L33 29H7Z" fill={GOLD} />
      <path d="M7 29H33V35H7Z" fill="#98391f" />
      <circle cx="4" cy="10" r="2.4" fill={PAPER} />
      <circle cx="20" cy="5" r="2.4" fill={PAPER} />
      <circle cx="36" cy="10" r="2.4" fill={PAPER} />
    </>
  ),
  stowaway: (
    <>
      <path d="M8 14Q3 26 8 38H32Q37 26 32 14Z" fill={WOOD} />
      <path d="M9 13C9 3 31 3 31 13Z" fill={WOOD} transform="translate(1 -2) rotate(-9 20 8)" />
      <path d="M9 14H31V20H9Z" fill={INK} />
      <circle cx="16" cy="17" r="2" fill={PAPER} stroke="none" />
      <circle cx="24" cy="17" r="2" fill={PAPER} stroke="none" />
      <path d="M6 24H34M6 32H34" />
    </>
  ),
}
