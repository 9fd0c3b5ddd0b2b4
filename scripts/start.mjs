// npm start: installs packages, builds and serves the application; a second start is immediate.
import './lib/build/node-version.mjs'
import path from 'node:path'
import { ensureBuilt } from './lib/build/ensure-built.mjs'
import { install } from './lib/build/install.mjs'
import { root } from './lib/paths.mjs'
import { replaceProcess } from './lib/processes.mjs'
import { readArguments } from './lib/read-arguments.mjs'
import { environment, projectNode } from './lib/build/runtime.mjs'

readArguments(
  `npm start: installs, builds and serves http://127.0.0.1:3000, with sample data

PORT=3001 npm start                                    another port
ATRIUM_MODE=production ATRIUM_SECRET=… npm start       for real data; users sign in

docs/settings.md lists all settings, which are environment variables.`,
)
await install()
await ensureBuilt('client')
await replaceProcess(projectNode(), [path.join(root, 'src/server/main.ts')], {
  cwd: root,
  env: environment({ NODE_ENV: process.env.NODE_ENV ?? 'production' }),
})
