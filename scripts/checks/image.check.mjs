import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { filesBelow } from '../lib/files-below.mjs'
import { root } from '../lib/paths.mjs'
import { waitForResponse, freePort } from '../lib/ports.mjs'
import { startProcess, run } from '../lib/processes.mjs'
import { say } from '../lib/say.mjs'
import { environment, tool } from '../lib/build/runtime.mjs'

const copyLines = /^COPY --from=build \/atrium\/(\S+) (\S+)$/gm
const startCommand = /^CMD (\[.+\])$/m

/** Maximum size of the server's files, without Node. */
const maxMegabytes = 70

const sizeOf = (folder) => filesBelow(folder).reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0)

/**
 * Checks that the image's files suffice: copies them into an empty folder as the COPY lines of deploy/Dockerfile say,
 * where its CMD has to start a production server that is ready and shows the sign-in page.
 */
export async function checkImage() {
  const dockerfile = readFileSync(path.join(root, 'deploy/Dockerfile'), 'utf8')
  const config = ['--config', 'vite.server.config.ts', '--logLevel', 'warn']
  const built = await run(process.execPath, [tool('vite'), 'build', ...config], { cwd: root, env: environment() })
  if (built.code !== 0) return { passed: 0, failed: 1 }

  const folder = mkdtempSync(path.join(os.tmpdir(), 'atrium-image-'))
  try {
    for (const [, from, to] of dockerfile.matchAll(copyLines))
      cpSync(path.join(root, from), path.join(folder, to), { recursive: true })
    const megabytes = sizeOf(folder) / 1_000_000
    if (megabytes > maxMegabytes) {
      say(`The server alone is ${Math.round(megabytes)} MB, more than ${maxMegabytes} MB.`)
      return { passed: 0, failed: 1 }
    }
    const [, ...args] = JSON.parse(startCommand.exec(dockerfile)?.[1] ?? '[]')
    return (await isReady(folder, args)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function isReady(cwd, args) {
  const port = String(await freePort())
  const settings = {
    ATRIUM_MODE: 'production',
    ATRIUM_SECRET: randomBytes(32).toString('base64url'),
    DATA_DIR: path.join(cwd, 'data'),
  }
  const server = startProcess(process.execPath, args, {
    cwd,
    env: environment({ PORT: port, NODE_ENV: 'production', LOG_LEVEL: 'error', ...settings }),
  })
  try {
    const address = `http://127.0.0.1:${port}`
    if (!(await waitForResponse(`${address}/readyz`, { gone: server.gone }))) return false
    const { url, ok } = await fetch(address)
    return ok && new URL(url).pathname === '/auth/login'
  } finally {
    await server.stop()
  }
}
