import path from 'node:path'
import { root } from '../paths.mjs'
import { run } from '../processes.mjs'
import { environment, projectNode } from './runtime.mjs'
import { exitWithMessage, say, commonCause } from '../say.mjs'
import { buildRecord } from './sources.mjs'

/** Builds `client` or `demo` unless the last build had the same sources. */
export async function ensureBuilt(target) {
  if (buildRecord(target).isCurrent()) return
  say(`Building the ${target === 'demo' ? 'demo' : 'application'} …`)
  const started = Date.now()
  const args = [path.join(root, 'scripts/build.mjs'), ...(target === 'demo' ? ['--demo'] : [])]
  const { code, output } = await run(projectNode(), args, { cwd: root, env: environment(), quiet: true })
  if (code === 0) return say(`Built in ${Math.round((Date.now() - started) / 1000)} s.`)
  exitWithMessage(`${output}\n\nThe build failed. ${commonCause(output) || 'The error is above.'}`)
}
