// npm run new-module orders: a module of the house's shape, ready to run and to be made your own.
import './lib/node-version.mjs'
import { parseArgs } from 'node:util'
import { onProjectNode } from './lib/runtime.mjs'
import { giveUp, say } from './lib/say.mjs'

const USAGE = `npm run new-module <name>, a plural in small letters: npm run new-module orders

  --singular <word>   what one of them is called, where it does not follow: -- --singular person
  --path <address>    where the screen lives; /apps/<name> unless given

Options come after two hyphens: npm run new-module people -- --singular person`

const { values, positionals } = readArguments()
if (values.help || positionals.length !== 1) giveUp(USAGE, values.help ? 0 : 1)
await onProjectNode(import.meta.url)

const { scaffold, Unusable } = await import('./lib/scaffold.mjs')
const [name = ''] = positionals
try {
  const { files, address, names } = await scaffold({ name, singular: values.singular, address: values.path })
  say(`src/modules/${name}, with one ${names.singular.words} to a row:`)
  for (const file of files) say(`  ${file}`)
  say(`\n  npm run dev shows it at ${address}`)
  say(`  npm test -- ${name} runs its tests`)
  say('\nNext: name it in locales/fr.json, ar.json and ch.json (title), choose an icon in module.ts,')
  say('then contract.ts first: what it is, before what it does. docs/modules.md goes on from there.')
} catch (error) {
  if (error instanceof Unusable) giveUp(error.message)
  throw error
}

function readArguments() {
  try {
    const options = { singular: { type: 'string' }, path: { type: 'string' }, help: { type: 'boolean', short: 'h' } }
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    return giveUp(`${error.message}\n\n${USAGE}`)
  }
}
