'use client'
import { useEffect, useState } from 'react'
import { send } from '@/api/browser'
import { ownZone } from '@/auth/signIn'
import { UpdateMeDocument } from '@/gql/graphql'
import { Button } from '@/parts/Button'
import { Field, Select } from '@/parts/Field'
import { Note } from '@/parts/Sheet'
import { textOf, useSaving } from '@/parts/useSaving'

export function YouForm({ name, timeZone }: { readonly name: string; readonly timeZone: string | null }) {
  const { busy, note, save } = useSaving()
  // React sets a form back once it is sent: to what was typed, not to what was there before.
  const [typed, setTyped] = useState(name)
  const [zone, setZone] = useState(timeZone ?? 'UTC')
  // The list is the browser's own; the server need not send it.
  const [zones, setZones] = useState<readonly string[]>([zone])
  useEffect(() => {
    setZones(['UTC', ...Intl.supportedValuesOf('timeZone')])
    if (timeZone === null) setZone(ownZone())
  }, [timeZone])

  const submit = async (form: FormData) => {
    const wanted = textOf(form, 'name')
    setTyped(wanted)
    await save(send(UpdateMeDocument, { name: wanted, timeZone: zone }), 'Saved.')
  }

  return (
    <form action={submit} className="space-y-4">
      <Field label="Name" name="name" defaultValue={typed} required maxLength={40} autoComplete="nickname" />
      <Select
        label="Time zone"
        explain="Deadlines are shown, here and in mails, by this clock"
        value={zone}
        onChange={(event) => setZone(event.target.value)}
      >
        {(zones.includes(zone) ? zones : [zone, ...zones]).map((one) => (
          <option key={one} value={one}>
            {one.replaceAll('_', ' ')}
          </option>
        ))}
      </Select>
      <Button type="submit" look="sea" busy={busy}>
        Save
      </Button>
      {note && <Note>{note}</Note>}
    </form>
  )
}
