/** The game that a stranger may touch on the start page: the second place, beside the registry, that names one. */
export { type DemoTable, demoMove, demoStart } from './raft-and-scupper/demo'
