import { type RaftEvent, raftAndScupper } from '../index.js'

/** Tells an event to everybody and fails where a sentence came out wrong. */
export function tell(event: RaftEvent): void {
  for (const viewer of [0, 1, null]) {
    const sentence = raftAndScupper.describe(event, { viewer, names: ['Anne', 'Jack'] })
    if (!sentence?.endsWith('.') || /undefined|\[object|You \w+s /.test(sentence)) {
      throw new Error(`Not a good sentence: ${sentence}`)
    }
  }
}
