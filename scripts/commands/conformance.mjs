// npm run verify -- conformance https://host [--modules notes]: whether a server conforms to the API's document; see
// --help.
import '../lib/build/node-version.mjs'
import path from 'node:path'
import { root } from '../lib/paths.mjs'
import { replaceProcess } from '../lib/processes.mjs'
import { environment, onProjectNode, projectNode } from '../lib/build/runtime.mjs'

await onProjectNode(import.meta.url)
const command = path.join(root, 'src/testing/conformance/command.ts')
await replaceProcess(projectNode(), [command, ...process.argv.slice(2)], { env: environment() })
