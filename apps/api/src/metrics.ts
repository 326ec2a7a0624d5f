import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** What is counted, for `/metrics`. One registry a process. */
export function makeMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    actions: new Counter({
      name: 'marque_actions_total',
      help: 'Actions recorded',
      labelNames: ['game', 'cause'],
      registers,
    }),
    finished: new Counter({
      name: 'marque_matches_finished_total',
      help: 'Matches that ended',
      labelNames: ['game'],
      registers,
    }),
    refused: new Counter({
      name: 'marque_refused_total',
      help: 'Requests refused, by problem code',
      labelNames: ['code'],
      registers,
    }),
    conflicts: new Counter({
      name: 'marque_conflicts_total',
      help: 'Turns played again because another came between',
      registers,
    }),
    cutOff: new Counter({
      name: 'marque_rules_cut_off_total',
      help: 'Rules calls cut off for taking too long',
      registers,
    }),
    mails: new Counter({
      name: 'marque_mails_total',
      help: 'Mails, by what became of them',
      labelNames: ['result'],
      registers,
    }),
    turnSeconds: new Histogram({
      name: 'marque_turn_seconds',
      help: 'From reading a match to the committed turn',
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
      registers,
    }),
  }
}

export type Metrics = ReturnType<typeof makeMetrics>
