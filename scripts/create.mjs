// npm run create -- ../my-app --modules <names>: a new project with these modules and no trace of the others.
import './lib/build/node-version.mjs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { onProjectNode } from './lib/build/runtime.mjs'
import { giveUp, say } from './lib/say.mjs'
import { moduleNames } from './lib/create/tree-copy.mjs'
import { root } from './lib/paths.mjs'
import { Unusable } from './lib/unusable.mjs'

const known = moduleNames()
const USAGE = `npm run create -- <folder> --modules <names>

  --modules <names>   which modules it has, by commas; “none” makes an empty project. There are:
                      ${known.join(', ') || 'none'}
  --name <name>       what the product is called on its screens; Atrium unless given

npm run create -- ../my-app --modules ${known.slice(0, 2).join(',') || 'none'} --name "My App"`

const { values, positionals } = readArguments()
const [folder, ...more] = positionals
if (values.help) giveUp(USAGE, 0)
if (folder === undefined) giveUp(`Say where the project is to be.\n\n${USAGE}`)
if (more.length > 0) giveUp(`Name one folder, without ${more.join(' ')}.\n\n${USAGE}`)
if (values.modules === undefined) giveUp(`Say which modules it is to have: --modules <names>\n\n${USAGE}`)
await onProjectNode(import.meta.url)

const { createProject } = await import('./lib/create/create-project.mjs')
const { meaningOf } = await import('./lib/create/meaning.mjs')
const listed = values.modules.split(',').map((name) => name.trim())
const modules = listed.join('') === 'none' ? [] : listed.filter(Boolean)
try {
  const made = await createProject({ folder, modules, product: values.name })
  say(`${made.place}: ${made.name}, ${modules.length > 0 ? `with ${made.modules.join(', ')}` : 'without any module'}.`)
  if (made.packages.length > 0) say(`Packages that it does not need: ${made.packages.join(', ')}.`)
  say(made.problem ? `The first commit failed: ${made.problem}` : 'Git history: one commit.')
  sayMeaning(made)
  const way = path.relative(process.cwd(), made.place) || '.'
  say(`\n  cd ${way.includes(' ') ? `"${way}"` : way}`)
  say('  npm start        installs, builds and serves it')
  say('  npm run new-module orders')
  if (made.modules.includes('auth'))
    say('\nSample mode signs everybody in; docs/deploy.md: production, where users sign in.')
} catch (error) {
  if (error instanceof Unusable) giveUp(error.message)
  throw error
}

/** Prints the consequences of the choice, before the first deployment reveals them. */
function sayMeaning({ place, modules: chosen }) {
  const { lacks, add } = meaningOf(chosen, known)
  if (lacks.length === 0) return
  say('\nWithout some modules it has')
  for (const lack of lacks) say(`  ${lack}`)
  say(`To add them later, in the project: npm run upgrade -- ${path.relative(place, root)} --add ${add.join(',')}`)
}

function readArguments() {
  try {
    const text = { type: 'string' }
    const options = { modules: text, name: text, help: { type: 'boolean', short: 'h' } }
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    return giveUp(`${error.message}\n\n${USAGE}`)
  }
}
