// npm run verify -- resilience kills: runs one of the tests in resilience/. It prints its figures and fails if a
// requirement is not met.
import '../lib/build/node-version.mjs'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from '../lib/paths.mjs'
import { replaceProcess } from '../lib/processes.mjs'
import { environment, onProjectNode, projectNode } from '../lib/build/runtime.mjs'
import { exitWithMessage } from '../lib/say.mjs'

const folder = path.join(root, 'resilience')
const names = readdirSync(folder).flatMap((file) => (file.endsWith('.ts') ? [path.basename(file, '.ts')] : []))
const [name = '', ...rest] = process.argv.slice(2)
const script = path.join(folder, `${name}.ts`)
if (!names.includes(name) || !existsSync(script))
  exitWithMessage(`npm run verify -- resilience <name>, one of: ${names.join(', ')}`)

await onProjectNode(import.meta.url)
await replaceProcess(projectNode(), [script, ...rest], { env: environment() })
