import { type HeroName, heroOf } from '@marque/rules/lootquest/facts'
import { type ReactNode, useId } from 'react'
import { bosunBramble, oldSaltwhisker, pipPowdermouse, quillTheGull } from './beasts'
import { cookCuttle, inkyOctavia, scuttleSid } from './crawlers'
import { barnacleBess, captainKelp, finnFathom, navigatorNell, selkieSal, tidewaterTom } from './folk'
import { doubloonDory, grannyGrouper, lanternLou, madameMackerel, pufferPete } from './swimmers'
import { dyes, INK } from './tones'

/** Each hero, in 60 × 60: it can be told without its name. */
const portraits: Readonly<Record<HeroName, ReactNode>> = {
  barnacle_bess: barnacleBess,
  inky_octavia: inkyOctavia,
  old_saltwhisker: oldSaltwhisker,
  pip_powdermouse: pipPowdermouse,
  madame_mackerel: madameMackerel,
  bosun_bramble: bosunBramble,
  quill_the_gull: quillTheGull,
  doubloon_dory: doubloonDory,
  finn_fathom: finnFathom,
  captain_kelp: captainKelp,
  granny_grouper: grannyGrouper,
  tidewater_tom: tidewaterTom,
  scuttle_sid: scuttleSid,
  lantern_lou: lanternLou,
  navigator_nell: navigatorNell,
  puffer_pete: pufferPete,
  cook_cuttle: cookCuttle,
  selkie_sal: selkieSal,
}

/** A hero's portrait, framed in the colour of its die. For the eyes alone: whoever shows it says the name. */
export function Portrait({
  hero,
  size = 56,
  className = '',
}: {
  readonly hero: HeroName
  readonly size?: number
  readonly className?: string
}) {
  const { body, wash } = dyes[heroOf(hero).colour]
  const clip = useId()
  return (
    <svg
      viewBox="-2 -2 64 64"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      className={`block shrink-0 ${className}`}
    >
      <clipPath id={clip}>
        <rect width="60" height="60" rx="9" />
      </clipPath>
      <g
        clipPath={`url(#${clip})`}
        stroke={INK}
        strokeWidth="1.700"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <rect width="60" height="60" fill={wash} stroke="none" />
        {portraits[hero]}
      </g>
      <rect x="-.5" y="-.5" width="61" height="61" rx="9.500" fill="none" stroke={body} strokeWidth="3" />
    </svg>
  )
}
