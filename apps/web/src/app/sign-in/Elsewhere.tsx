'use client'
import { useState } from 'react'
import { signInElsewhere } from '@/auth/signIn'
import { Button } from '@/parts/Button'

type Service = { readonly id: string; readonly name: string }

/** Other services whose login is good here. */
export function Elsewhere({
  services,
  next,
}: {
  readonly services: readonly Service[]
  readonly next: string
}) {
  const [under, setUnder] = useState<string>()
  return (
    <div className="grid gap-2 sm:grid-cols-3">
      {services.map(({ id, name }) => (
        <Button
          key={id}
          busy={under === id}
          disabled={under !== undefined}
          onClick={() => {
            setUnder(id)
            signInElsewhere(id, next).catch(() => setUnder(undefined))
          }}
        >
          {name}
        </Button>
      ))}
    </div>
  )
}
