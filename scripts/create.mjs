// npm run create -- ../my-app --modules <names>: creates a project with these modules only.
import './lib/build/node-version.mjs'
import path from 'node:path'
import { onProjectNode } from './lib/build/runtime.mjs'
import { exitWithMessage, say } from './lib/say.mjs'
import { moduleNames } from './lib/create/copy-project.mjs'
import { root } from './lib/paths.mjs'
import { readArguments } from './lib/read-arguments.mjs'
import { UsageError } from './lib/usage-error.mjs'

const availableModules = moduleNames()
const USAGE = `npm run create -- <folder> --modules <names>

  --modules <names>   modules of the project, separated by commas; “none” for an empty project. Available:
                      ${inLines(availableModules) || 'none'}
  --name <name>       name of the product on its screens; default: Atrium

npm run create -- ../my-app --modules ${availableModules.slice(0, 2).join(',') || 'none'} --name "My App"`

const text = { type: 'string' }
const { values, positionals } = readArguments(USAGE, { options: { modules: text, name: text }, hasNames: true })
const [folder, ...more] = positionals
if (folder === undefined) exitWithMessage(`Name the folder of the new project.\n\n${USAGE}`)
if (more.length > 0) exitWithMessage(`Name one folder, without ${more.join(' ')}.\n\n${USAGE}`)
if (values.modules === undefined) exitWithMessage(`Name the modules of the project: --modules <names>\n\n${USAGE}`)
await onProjectNode(import.meta.url)

const { createProject } = await import('./lib/create/create-project.mjs')
const { describeUncommittedChanges } = await import('./lib/create/uncommitted-changes.mjs')
const { missingFeatures } = await import('./lib/create/missing-features.mjs')
const requested = values.modules.split(',').map((name) => name.trim())
const modules = requested.join('') === 'none' ? [] : requested.filter(Boolean)
try {
  const project = await createProject({ folder, modules, product: values.name })
  say(
    `${project.target}: ${project.name}, ${modules.length > 0 ? `with ${project.modules.join(', ')}` : 'without any module'}.`,
  )
  if (project.packages.length > 0) say(`Packages left out: ${project.packages.join(', ')}.`)
  say(project.commitProblem ? `The first commit failed: ${project.commitProblem}` : 'Git history: one commit.')
  const warning = describeUncommittedChanges()
  if (warning) say(`\n${warning}`)
  printMissingFeatures(project)
  const relativePath = path.relative(process.cwd(), project.target) || '.'
  say(`\n  cd ${relativePath.includes(' ') ? `"${relativePath}"` : relativePath}`)
  say('  npm start        installs, builds and serves it')
  say('  npm run new-module orders')
  if (project.modules.includes('auth'))
    say('\nSample mode signs everybody in; docs/deploy.md: production, where users sign in.')
} catch (error) {
  if (error instanceof UsageError) exitWithMessage(error.message)
  throw error
}

/** Prints the consequences of the choice, before the first deployment reveals them. */
function printMissingFeatures({ target, modules: chosen }) {
  const { lacks, add } = missingFeatures(chosen, availableModules)
  if (lacks.length === 0) return
  say('\nWithout the other modules, the project has')
  for (const consequence of lacks) say(`  ${consequence}`)
  say(`To add them later, in the project: npm run upgrade -- ${path.relative(target, root)} --add ${add.join(',')}`)
}

/** A list that continues below its first name. */
function inLines(names) {
  return names.join(', ').replaceAll(/(.{55,70}?,) /g, `$1\n${' '.repeat(22)}`)
}
