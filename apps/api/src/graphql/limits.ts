import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit'
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import {
  GraphQLError,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql'

/** How deep a query may be nested: a match's log or choices need six. */
const MAX_DEPTH = 12

/** How many aliases a query may use. */
const MAX_ALIASES = 15

/** Each object costs 2, each scalar 1, times 1.5 for each level down: a whole match costs about 800. */
const MAX_COST = 5_000

/** What a query, mutation or subscription is checked for before it runs. Lists are bounded by their `first`, at most 100. */
export const limits: ValidationRule[] = [
  depthRule(MAX_DEPTH),
  maxAliasesRule({ n: MAX_ALIASES, exposeLimits: true }),
  costLimitRule({ maxCost: MAX_COST, exposeLimits: true }),
]

/** Introspection is not counted: it is as deep as its tools ask, and bounded by the schema. */
function depthRule(max: number): ValidationRule {
  return (context) => {
    const depthOf = depths(context)
    return {
      OperationDefinition(operation) {
        const depth = depthOf(operation.selectionSet)
        if (depth <= max) return
        const message = `Query depth limit of ${max} exceeded, found ${depth}.`
        context.reportError(new GraphQLError(message, { nodes: operation }))
      },
    }
  }
}

/** How deep fields are nested. Each fragment is looked into once; one that holds itself has no end. */
function depths(context: ValidationContext): (set: SelectionSetNode) => number {
  const known = new Map<string, number>()
  const depthOf = ({ selections }: SelectionSetNode): number =>
    Math.max(0, ...selections.map((selection) => depthOfSelection(selection)))
  const depthOfSelection = (selection: SelectionNode): number => {
    if (selection.kind === Kind.INLINE_FRAGMENT) return depthOf(selection.selectionSet)
    const name = selection.name.value
    if (selection.kind === Kind.FIELD) {
      if (name.startsWith('__')) return 0
      return 1 + (selection.selectionSet ? depthOf(selection.selectionSet) : 0)
    }
    const before = known.get(name)
    if (before !== undefined) return before
    known.set(name, Number.POSITIVE_INFINITY)
    const fragment = context.getFragment(name)
    const depth = fragment ? depthOf(fragment.selectionSet) : 0
    known.set(name, depth)
    return depth
  }
  return depthOf
}
