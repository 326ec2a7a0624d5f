import { z } from 'zod'

/** A value to choose, with what a form shows of it: a title, and a sentence about it. */
export const choice = <const V extends string | number>(value: V, title: string, description: string) =>
  z.literal(value).meta({ title, description })
