'use client'
import { signOutHere } from '@/auth/signIn'
import { Confirmed } from '@/parts/Confirmed'

export function SignOut({ kept }: { readonly kept: boolean }) {
  return (
    <Confirmed
      label="Sign out"
      question={
        kept
          ? 'Sign out in this browser?'
          : 'Sign out? You are a guest: without an address there is no way back to your matches from here.'
      }
      yes="Sign out"
      onYes={signOutHere}
    />
  )
}
