// npm run build: builds the client, then every static path as HTML.
import './lib/build/node-version.mjs'
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from './lib/paths.mjs'
import { run } from './lib/processes.mjs'
import { readArguments } from './lib/read-arguments.mjs'
import { environment, onProjectNode, projectNode, tool } from './lib/build/runtime.mjs'
import { buildRecord, sourceHash } from './lib/build/sources.mjs'

const flag = { type: 'boolean' }
const { values } = readArguments(
  `npm run build: builds the pages for the server, into dist/client and dist/render

  --demo           builds the static demo, whose server runs in the browser, into dist/demo
  --server         builds the server as one file, into dist/server
  --uncompressed   neither minifies nor compresses, which takes two thirds of the time: for tests`,
  { options: { demo: flag, server: flag, uncompressed: flag } },
)
await onProjectNode(import.meta.url)
if (values.server) {
  await step([tool('vite'), 'build', '--config', 'vite.server.config.ts', '--logLevel', 'warn'])
  // The server loads some parts at their first use: a part that cannot be loaded must fail here.
  await step([path.join(root, 'scripts/lib/build/load-chunks.mjs'), path.join(root, 'dist/server/parts')])
  process.exit(0)
}

const target = values.demo ? 'demo' : 'client'
const record = buildRecord(target)
const hash = sourceHash(target)
const uncompressed = values.uncompressed ? ['--uncompressed'] : []
const mode = ['--mode', target === 'demo' ? 'demo' : 'production']
const vite = [
  tool('vite'),
  'build',
  '--logLevel',
  'warn',
  ...mode,
  ...(uncompressed.length ? ['--minify', 'false'] : []),
]
const prerender = path.join(root, 'src/app/prerender.tsx')
const rendered = path.join(root, 'dist/.prerender', target)

record.forget()
await step(vite)
if (existsSync(prerender)) {
  rmSync(rendered, { recursive: true, force: true })
  await step([...vite, '--ssr', prerender, '--outDir', rendered])
  await step([path.join(rendered, 'prerender.js'), ...uncompressed])
  if (target === 'client') {
    const render = path.join(root, 'dist/render')
    rmSync(render, { recursive: true, force: true })
    await step([...vite, '--ssr', path.join(root, 'src/app/server-render.tsx'), '--outDir', render])
  }
}
if (target === 'demo') await step([path.join(root, 'src/app/demo/write-sample.ts')])
// Last, since the service worker lists the built files.
await step([tool('vite'), 'build', '--logLevel', 'warn', '--config', 'vite.worker.config.ts', ...mode])
// Notes for developers, beside the pictures.
rmSync(path.join(root, 'dist', target, 'pictures/README.md'), { force: true })
record.keep(hash)

async function step(args) {
  const { code } = await run(projectNode(), args, { cwd: root, env: environment({ NODE_ENV: 'production' }) })
  if (code !== 0) process.exit(code)
}
