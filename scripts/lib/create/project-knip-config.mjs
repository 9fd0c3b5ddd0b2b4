import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

// Code for future modules, too: it may be unused.
export const allowedUnused = ['src/platform/**/*.{ts,tsx}', 'src/testing/**/*.{ts,tsx}', 'resilience/lib/*.ts']

/** Excludes a project's platform from the search for unused code. */
export function writeKnipConfig(target) {
  const file = path.join(target, 'knip.json')
  const config = JSON.parse(readFileSync(file, 'utf8'))
  const entry = [...new Set([...config.entry, ...allowedUnused])]
  writeFileSync(file, `${JSON.stringify({ ...config, entry }, undefined, 2)}\n`)
}
