// Checks imports between layers (.dependency-cruiser.mjs), and that any imports were found.
import '../lib/build/node-version.mjs'
import path from 'node:path'
import { root } from '../lib/paths.mjs'
import { onProjectNode } from '../lib/build/runtime.mjs'
import { exitWithMessage, say } from '../lib/say.mjs'
import { findViolations } from '../lib/static-checks/find-violations.mjs'

await onProjectNode(import.meta.url)

// A parser that cannot read TypeScript finds no files and no violations.
const LEAST_FILES = Number(process.env.LEAST_FILES ?? 100)
const folder = path.resolve(process.argv[2] ?? root)
const { modules, violations, output } = await findViolations(folder)
if (!modules) exitWithMessage(output)

const sourceModules = modules.filter(({ source }) => source.startsWith('src/'))
const edges = sourceModules.reduce((sum, { dependencies }) => sum + dependencies.length, 0)

for (const { text } of violations) say(text)
say(`${sourceModules.length} files, ${edges} imports, ${violations.length} violations`)
if (sourceModules.length < LEAST_FILES || edges < sourceModules.length) {
  exitWithMessage(
    `Only ${sourceModules.length} files and ${edges} imports were found: the check reads the wrong folder.`,
  )
}
process.exitCode = violations.length ? 1 : 0
