import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { filesBelow } from '../lib/files-below.mjs'
import { root } from '../lib/paths.mjs'
import { waitForResponse, freePort } from '../lib/ports.mjs'
import { startProcess, run } from '../lib/processes.mjs'
import { say } from '../lib/say.mjs'
import { sumOutcomes } from '../lib/test-run/sum-outcomes.mjs'
import { environment, tool } from '../lib/build/runtime.mjs'

const copyLines = /^COPY --from=build \/atrium\/(\S+) (\S+)$/gm
const startCommand = /^CMD (\[.+\])$/m

/** Maximum sizes without Node: of the image's files, and of the packages that the server loads when run from source. */
const maxMegabytes = 80
const maxPackageMegabytes = 70

const sizeOf = (folder) => filesBelow(folder).reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0)

/**
 * Checks two installations of the server alone, each in an empty folder: the image's files, and the sources with the
 * packages of `npm ci --omit=dev`.
 */
export async function checkImage() {
  const config = ['--config', 'vite.server.config.ts', '--logLevel', 'warn']
  const built = await run(process.execPath, [tool('vite'), 'build', ...config], { cwd: root, env: environment() })
  if (built.code !== 0) return { passed: 0, failed: 1 }
  return sumOutcomes([() => inEmptyFolder(checkFiles), () => inEmptyFolder(checkPackages)])
}

/** @param {(folder: string) => Promise<boolean>} check */
async function inEmptyFolder(check) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atrium-image-'))
  try {
    return (await check(folder)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Copies the files of the COPY lines of deploy/Dockerfile, where its CMD has to start a production server that is ready
 * and shows the sign-in page, and the thread for PDF files has to find its fonts.
 */
async function checkFiles(folder) {
  const dockerfile = readFileSync(path.join(root, 'deploy/Dockerfile'), 'utf8')
  for (const [, from, to] of dockerfile.matchAll(copyLines)) copy(from, folder, to)
  const [, ...args] = JSON.parse(startCommand.exec(dockerfile)?.[1] ?? '[]')
  return (
    isSmall('The server alone', sizeOf(folder), maxMegabytes) &&
    (await isReady(folder, args)) &&
    (await isWritingPdf(path.join(folder, 'dist/server/pdf-worker.mjs')))
  )
}

/** The server has to run from source without the packages that only building and testing needs. */
async function checkPackages(folder) {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  const locations = Object.keys(packages).filter(
    (location) => isOutermost(location) && !packages[location].dev && existsSync(path.join(root, location)),
  )
  for (const location of locations) if (!isNode(location)) copy(location, folder)
  const bytes = sizeOf(folder)
  for (const file of ['package.json', 'src', 'dist/client', 'dist/render']) copy(file, folder)
  return (
    isSmall('The packages of the server', bytes, maxPackageMegabytes) &&
    (await isReady(folder, ['src/server/main.ts'])) &&
    (await isWritingPdf(path.join(folder, 'src/server/pdf/pdf-worker.ts')))
  )
}

const isOutermost = (location) => /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(location)
const isNode = (location) => /^node_modules\/node-(?:bin-)?(?:linux|darwin|win)-/.test(location)

const copy = (from, folder, to = from) =>
  cpSync(path.join(root, from), path.join(folder, to), { recursive: true, dereference: true })

function isSmall(what, bytes, allowed) {
  const megabytes = bytes / 1_000_000
  if (megabytes > allowed) say(`${what}: ${Math.round(megabytes)} MB, more than ${allowed} MB.`)
  return megabytes <= allowed
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
    if (!(await waitForResponse(`${address}/readyz`, { closed: server.closed }))) return false
    const response = await fetch(address)
    // The server renders this page.
    return response.ok && new URL(response.url).pathname === '/auth/login' && /<form\b/.test(await response.text())
  } finally {
    await server.stop()
  }
}

const paper = {
  fileName: 'a.pdf',
  title: 'A',
  author: 'A',
  language: 'en',
  direction: 'ltr',
  createdAt: '2026-01-01T00:00:00.000Z',
  size: 'A4',
  color: '#000000',
  logo: null,
  heading: 'فاتورة 发票',
  number: '1',
  stamp: '',
  from: { name: 'A', lines: [] },
  to: { label: 'To', name: 'B', lines: [] },
  facts: [],
  table: null,
  totals: [],
  note: null,
}

/** @param {string} file */
async function isWritingPdf(file) {
  const worker = new Worker(file)
  const next = () => once(worker, 'message', { signal: AbortSignal.timeout(60_000) })
  try {
    await next()
    worker.postMessage({ paper })
    const [bytes] = await next()
    return Buffer.from(bytes).toString('latin1', 0, 5) === '%PDF-'
  } catch (error) {
    say(`${file} writes no PDF: ${error.message}`)
    return false
  } finally {
    await worker.terminate()
  }
}
