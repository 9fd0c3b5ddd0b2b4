// npm start: installs packages, builds and serves the application; a second start is immediate.
import './lib/build/node-version.mjs'
import path from 'node:path'
import { ensureBuilt } from './lib/build/ensure-built.mjs'
import { install } from './lib/build/install.mjs'
import { root } from './lib/paths.mjs'
import { replaceProcess } from './lib/processes.mjs'
import { environment, projectNode } from './lib/build/runtime.mjs'

await install()
await ensureBuilt('client')
await replaceProcess(projectNode(), [path.join(root, 'src/server/main.ts'), ...process.argv.slice(2)], {
  cwd: root,
  env: environment({ NODE_ENV: process.env.NODE_ENV ?? 'production' }),
})
