// npm run new-module orders: generates a complete module with tests.
import './lib/build/node-version.mjs'
import { onProjectNode } from './lib/build/runtime.mjs'
import { root } from './lib/paths.mjs'
import { readArguments } from './lib/read-arguments.mjs'
import { exitWithMessage, say } from './lib/say.mjs'
import { UsageError } from './lib/usage-error.mjs'

const USAGE = `npm run new-module <name>, a plural in small letters: npm run new-module orders

  --fields <fields>   the fields; without it a terminal asks, otherwise the module is a list of titles
  --singular <word>   the singular, if it is irregular: -- --singular person
  --path <address>    path of the screen; default /apps/<name>

Options come after two hyphens: npm run new-module people -- --singular person

A field is name:kind, with a question mark if it is optional, and a label if its name is not a good one:
  --fields "title:text, amount:money, status:choice(open|paid=Paid up|void), due?=Due on:date"
Kinds: text, long-text, number (whole; with a unit: number(boxes)), decimal(3 kg), money, date, yes-no, choice(open|paid),
choices(small|large) for several of them, email, phone, url, person (of another module, such as a customer), own (another
record of the module, such as a parent), record(tickets|invoices) for records of other modules; without brackets of any, and files
or files(5) for at most 10 or 5 attached files.
The first required text is the title.`

const text = { type: 'string' }
const { values, positionals } = readArguments(USAGE, {
  options: { fields: text, singular: text, path: text },
  hasNames: true,
})
if (positionals.length !== 1) exitWithMessage(USAGE)
await onProjectNode(import.meta.url)

const { parseFields } = await import('./lib/new-module/fields.mjs')
const { untranslated } = await import('./lib/new-module/field-texts.mjs')
const { resolveModule, scaffold } = await import('./lib/new-module/scaffold.mjs')
const { unknownTopics } = await import('./lib/new-module/existing-names.mjs')
const [name = ''] = positionals
try {
  const request = { name, singular: values.singular, address: values.path }
  // Invalid names are refused before any question.
  const { names, address } = resolveModule(request)
  const fields = values.fields === undefined ? await asked() : parseFields(values.fields)
  const files = await scaffold({ ...request, fields })
  const shape = fields.length > 0 ? 'a list, a screen and a form' : `one ${names.singular.words} to a row`
  say(`src/modules/${name}, with ${shape}:`)
  for (const file of files) say(`  ${file}`)
  say(`\n  npm run dev shows it at ${address}`)
  say(`  npm test -- ${name} runs its tests`)
  for (const topic of unknownTopics(fields, root))
    say(`\nWarning: no module has a contract “${topic}”. Until one has, fields that refer to it find no record.`)
  const english = ['title', ...untranslated(fields).map((label) => `“${label}”`)].join(', ')
  say(
    `\nNext: translate the English texts in locales/fr.json, ar.json and ch.json (${english}), choose an icon in module.ts,`,
  )
  say('then change contract.ts. docs/modules.md describes each file.')
} catch (error) {
  if (error instanceof UsageError) exitWithMessage(error.message)
  throw error
}

/** Asks for fields at a terminal; an empty first answer means only a title. */
async function asked() {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return []
  const { createInterface } = await import('node:readline/promises')
  const { askFields } = await import('./lib/new-module/ask-fields.mjs')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const leave = () => exitWithMessage('No module was created.')
  terminal.once('close', leave)
  say('Name the fields of a record one after the other. Press Enter to finish, at once for a list of titles.\n')
  try {
    return await askFields({ ask: (question) => terminal.question(question), say })
  } finally {
    terminal.off('close', leave)
    terminal.close()
  }
}
