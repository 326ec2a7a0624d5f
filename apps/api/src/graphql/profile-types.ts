import { type Profile, profileMatches } from '../people/profile.js'
import { builder } from './builder.js'
import { given } from './given.js'
import { MatchPage } from './match-types.js'

export const ProfileType = builder.objectRef<Profile>('Profile')
ProfileType.implement({
  description: 'A user as others see him.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    since: t.expose('since', { type: 'DateTime' }),
    finished: t.exposeInt('finished', { description: 'How many public matches he has finished.' }),
    won: t.exposeInt('won', { description: 'How many of them he has won.' }),
    matches: t.field({
      type: MatchPage,
      description: 'Those matches, newest first.',
      args: { first: t.arg.int({ defaultValue: 20 }), after: t.arg.string() },
      resolve: ({ id }, args, { house, caller }) => profileMatches(house, caller, id, given(args)),
    }),
  }),
})
