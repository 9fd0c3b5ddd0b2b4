// Finds files, exports and packages that nothing uses. If modules were deleted, unused parts of the platform are allowed,
// and unused packages are only reported.
import '../lib/build/node-version.mjs'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { environment, onProjectNode, tool } from '../lib/build/runtime.mjs'
import { allowedUnused } from '../lib/create/project-knip-config.mjs'
import { deletedModules } from '../lib/deleted-modules.mjs'
import { root } from '../lib/paths.mjs'
import { run } from '../lib/processes.mjs'
import { say } from '../lib/say.mjs'

await onProjectNode(import.meta.url)

const isComplete = deletedModules().length === 0
const args = [tool('knip'), '--no-progress', ...(isComplete ? [] : ['--no-config-hints', '--config', lenient()])]
const { code, output } = await run(process.execPath, args, { cwd: root, env: environment(), quiet: true })
if (output.trim()) process.stdout.write(output)
const packages = [...output.matchAll(/^(\S+) +package\.json:\d+:\d+/gm)].map(([, name]) => name)
if (!isComplete && packages.length > 0)
  say(
    `The deleted modules’ packages can go, too: npm uninstall ${packages.join(' ')} && npm run deps -- lockfile && npm run deps -- notices`,
  )
process.exitCode = code

/** The same search, in which each file of the platform counts as used, and an unused package is no error. */
function lenient() {
  const rules = JSON.parse(readFileSync(path.join(root, 'knip.json'), 'utf8'))
  const folder = path.join(root, 'test-results')
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'knip-without-modules.json')
  const packages = { dependencies: 'warn', devDependencies: 'warn', optionalPeerDependencies: 'warn' }
  writeFileSync(
    file,
    JSON.stringify({
      ...rules,
      entry: [...new Set([...rules.entry, ...allowedUnused])],
      rules: { ...rules.rules, ...packages },
    }),
  )
  return path.relative(root, file)
}
