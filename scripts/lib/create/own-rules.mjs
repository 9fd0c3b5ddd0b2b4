import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

// Code for future modules, too: it may be unused.
export const forModules = ['src/platform/**/*.{ts,tsx}', 'src/testing/**/*.{ts,tsx}', 'resilience/lib/*.ts']

/** Excludes a project's platform from the search for unused code. */
export function ownRules(place) {
  const file = path.join(place, 'knip.json')
  const rules = JSON.parse(readFileSync(file, 'utf8'))
  const entry = [...new Set([...rules.entry, ...forModules])]
  writeFileSync(file, `${JSON.stringify({ ...rules, entry }, undefined, 2)}\n`)
}
