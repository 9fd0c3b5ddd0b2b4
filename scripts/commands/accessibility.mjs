// Writes the table of docs/accessibility.md from docs/accessibility-tests.json.
import { readFileSync, writeFileSync } from 'node:fs'
import { withCriteria } from '../lib/documents/accessibility-table.mjs'

const file = 'docs/accessibility.md'
writeFileSync(
  file,
  withCriteria(readFileSync(file, 'utf8'), JSON.parse(readFileSync('docs/accessibility-tests.json', 'utf8'))),
)
