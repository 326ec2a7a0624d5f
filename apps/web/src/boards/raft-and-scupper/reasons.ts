// Only what is named here comes along when the rules are fetched; a whole `import()` would bring every schema.
export { sailPath, whyNot } from '@marque/rules/raft-and-scupper'
