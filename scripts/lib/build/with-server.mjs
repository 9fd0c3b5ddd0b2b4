import path from 'node:path'
import { waitForResponse, freePort } from '../ports.mjs'
import { startProcess } from '../processes.mjs'
import { environment } from './runtime.mjs'

/** Runs some work while the server of a tree responds; returns its result, or that the server did not start. */
export async function withServer(folder, data, work, settings = {}) {
  const port = String(await freePort())
  const server = startProcess(process.execPath, [path.join(folder, 'src/server/main.ts')], {
    cwd: folder,
    stdio: 'ignore',
    env: environment({ PORT: port, HOST: '127.0.0.1', DATA_DIR: data, NODE_ENV: 'production', ...settings }),
  })
  try {
    const origin = `http://127.0.0.1:${port}`
    return (await waitForResponse(`${origin}/healthz`, { seconds: 90, closed: server.closed }))
      ? await work(origin)
      : 'The server did not start.'
  } finally {
    await server.stop()
  }
}
