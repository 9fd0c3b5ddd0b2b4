import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

// What modules stand on is there for those to come, too: that none uses it today is no fault.
export const forModules = ['src/platform/**/*.{ts,tsx}', 'src/testing/**/*.{ts,tsx}', 'resilience/lib/*.ts']

/** Has the search for unused code of a project leave alone what its platform offers. */
export function ownRules(place) {
  const file = path.join(place, 'knip.json')
  const rules = JSON.parse(readFileSync(file, 'utf8'))
  const entry = [...new Set([...rules.entry, ...forModules])]
  writeFileSync(file, `${JSON.stringify({ ...rules, entry }, undefined, 2)}\n`)
}
