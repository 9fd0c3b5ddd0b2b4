// Checks imports between layers (.dependency-cruiser.mjs), and that any imports were found.
import '../lib/build/node-version.mjs'
import path from 'node:path'
import { root } from '../lib/paths.mjs'
import { run } from '../lib/processes.mjs'
import { environment, onProjectNode, tool } from '../lib/build/runtime.mjs'
import { exitWithMessage, say } from '../lib/say.mjs'
import { describeViolation } from '../lib/static-checks/violations.mjs'

await onProjectNode(import.meta.url)

// A parser that cannot read TypeScript finds no files and no violations.
const LEAST_FILES = Number(process.env.LEAST_FILES ?? 100)
const folder = path.resolve(process.argv[2] ?? root)
const args = [tool('dependency-cruiser', 'depcruise'), 'src', '--config', '--output-type', 'json']
const { output } = await run(process.execPath, args, { cwd: folder, env: environment(), quiet: true })
if (!output.startsWith('{')) exitWithMessage(output)

const { modules, summary } = JSON.parse(output)
const seen = modules.filter(({ source }) => source.startsWith('src/'))
const edges = seen.reduce((sum, { dependencies }) => sum + dependencies.length, 0)

const rules = summary.ruleSetUsed.forbidden
for (const violation of summary.violations) say(describeViolation(violation, { folder, modules, rules }))
say(`${seen.length} files, ${edges} imports, ${summary.violations.length} violations`)
if (seen.length < LEAST_FILES || edges < seen.length) {
  exitWithMessage(`Only ${seen.length} files and ${edges} imports were found: the check reads the wrong folder.`)
}
process.exitCode = summary.violations.length ? 1 : 0
