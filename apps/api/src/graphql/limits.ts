import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit'
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import type { ValidationRule } from 'graphql'

/** How deep a query may be nested: a match's log or choices need six. */
export const MAX_DEPTH = 12

/** How many aliases a query may use. */
const MAX_ALIASES = 15

/** Each object costs 2, each scalar 1, times 1.5 for each level down: a whole match costs about 800. */
const MAX_COST = 5_000

/** What a query is checked for before it runs. Lists are bounded by their `first`, at most 100. */
export const limits: ValidationRule[] = [
  maxAliasesRule({ n: MAX_ALIASES, exposeLimits: true }),
  costLimitRule({ maxCost: MAX_COST, exposeLimits: true }),
]
