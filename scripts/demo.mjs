// npm run demo: builds the static demo and serves it from a static file server. BASE=/some/path/ tests a sub-path.
import './lib/build/node-version.mjs'
import path from 'node:path'
import { ensureBuilt } from './lib/build/ensure-built.mjs'
import { root } from './lib/paths.mjs'
import { readArguments } from './lib/read-arguments.mjs'
import { onProjectNode } from './lib/build/runtime.mjs'
import { exitWithMessage, say } from './lib/say.mjs'
import { staticServer } from './lib/build/static-server.mjs'

readArguments(
  `npm run demo: builds the static demo, whose server runs in the browser, and serves it

PORT=3001 npm run demo           another port
BASE=/some/path/ npm run demo    below a path`,
)
await onProjectNode(import.meta.url)

const { HOST: host = '127.0.0.1', PORT: port = '3000', BASE = '/' } = process.env
const base = `/${BASE}/`.replaceAll(/\/+/g, '/')
if (process.env.BASE) process.env.BASE = base

await ensureBuilt('demo')
const server = staticServer(path.join(root, 'dist/demo'), base)
server.on('error', (error) => {
  exitWithMessage(
    error.code === 'EADDRINUSE' ? `Port ${port} is taken. Choose another: PORT=3001 npm run demo` : String(error),
  )
})
server.listen(Number(port), host, () => say(`The demo runs on http://${host}:${port}${base}`))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0))
