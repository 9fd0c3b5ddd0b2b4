import path from 'node:path'
import { answers, freePort } from '../ports.mjs'
import { background } from '../processes.mjs'
import { environment } from './runtime.mjs'

/** Runs some work while the server of a tree answers; returns its result, or that the server did not start. */
export async function whileRunning(folder, data, work, settings = {}) {
  const port = String(await freePort())
  const server = background(process.execPath, [path.join(folder, 'src/server/main.ts')], {
    cwd: folder,
    stdio: 'ignore',
    env: environment({ PORT: port, HOST: '127.0.0.1', DATA_DIR: data, NODE_ENV: 'production', ...settings }),
  })
  try {
    const origin = `http://127.0.0.1:${port}`
    return (await answers(`${origin}/healthz`, { seconds: 90, gone: server.gone }))
      ? await work(origin)
      : 'The server did not start.'
  } finally {
    await server.stop()
  }
}
