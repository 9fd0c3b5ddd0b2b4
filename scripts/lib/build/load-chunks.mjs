// Loads each file of a folder of built modules, and fails with those that throw.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const [folder] = process.argv.slice(2)
const failures = []
for (const name of readdirSync(folder).filter((file) => file.endsWith('.mjs')))
  await import(pathToFileURL(path.join(folder, name)).href).catch((error) => failures.push(`${name}: ${error.message}`))
if (failures.length > 0)
  process.stderr.write(`Parts of the built server that cannot be loaded:\n${failures.join('\n')}\n`)
process.exit(failures.length > 0 ? 1 : 0)
