import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { resetPath } from '#app/demo/messages.ts'
import { debuggingPort, keepCoverage } from '#scripts/lib/coverage/browser-coverage.mjs'
import { staticServer } from '#scripts/lib/build/static-server.mjs'
import { findChromium } from './chromium.ts'
import { demoReady } from './demo-ready.ts'
import type { Runtime } from '#testing/databases/runtimes.ts'
import { noteError } from '#testing/servers/logged-errors.ts'

interface Running {
  browser: Browser
  address: string
  /** Stores which code has run, if coverage was requested. */
  keep: () => Promise<void>
}

let running: Promise<Running> | undefined

async function run(): Promise<Running> {
  const server = staticServer(fileURLToPath(new URL('../../../dist/demo', import.meta.url)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const executablePath = findChromium()
  // Both serve all test files of this worker, and end with its process.
  const { args, port } = await debuggingPort()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox', ...args] })
  const coverage = port > 0 ? await keepCoverage(browser, 'demo-contract', port) : undefined
  const address = server.address()
  if (!isAddress(address)) throw new Error('The static server has no port')
  return { browser, address: `http://127.0.0.1:${address.port}`, keep: async () => coverage?.keep() }
}

const isAddress = (address: string | AddressInfo | null): address is AddressInfo =>
  typeof address === 'object' && address !== null

/**
 * A browser's storage with the demo, and its tabs; reset for each runtime, which is much faster than another browser.
 */
interface Profile {
  context: BrowserContext
  tabs: Page[]
  /** Whether anything was written since the reset; reads and refused requests change nothing. */
  written: boolean
}

const idle: Profile[] = []

async function openTab(context: BrowserContext) {
  const { address } = await (running ??= run())
  const page = await context.newPage()
  page.on('console', (message) => message.type() === 'error' && noteError({}, message.text()))
  await page.goto(`${address}/auth/404/`)
  await demoReady(page)
  return page
}

async function freshProfile(): Promise<Profile> {
  const { browser } = await (running ??= run())
  const context = await browser.newContext()
  return { context, tabs: [await openTab(context)], written: false }
}

/** The demo build in a real browser with its own storage; each visitor is a tab. */
export async function openDemoRuntime(): Promise<Runtime> {
  const profile = idle.pop() ?? (await freshProfile())
  if (profile.written) await profile.tabs[0]?.evaluate((path) => fetch(path, { method: 'POST' }), resetPath)
  profile.written = false
  let visitors = 0
  return {
    async visitor() {
      const page = profile.tabs[visitors] ?? (await openTab(profile.context))
      profile.tabs[visitors++] = page
      await page.evaluate(() => sessionStorage.clear())
      return {
        async send(request) {
          const response = await sendFrom(page, request)
          if (request.method !== 'GET' && response.ok) profile.written = true
          return response
        },
      }
    },
    async close() {
      await (await running)?.keep()
      idle.push(profile)
    },
  }
}

async function sendFrom(page: Page, request: Request) {
  const { pathname, search } = new URL(request.url)
  const message = {
    path: pathname + search,
    method: request.method,
    headers: Object.fromEntries(request.headers),
    body: request.body ? [...new Uint8Array(await request.arrayBuffer())] : null,
  }
  const received = await page.evaluate(async ({ path, method, headers, body }) => {
    const response = await fetch(path, { method, headers, body: body && new Uint8Array(body) })
    // As numbers, since text would lose a byte order mark.
    return {
      status: response.status,
      headers: [...response.headers],
      bytes: [...new Uint8Array(await response.arrayBuffer())],
    }
  }, message)
  const empty = received.status === 204 || received.status === 304
  return new Response(empty ? null : new Uint8Array(received.bytes), {
    status: received.status,
    headers: received.headers.map(([name, value]): [string, string] => [String(name), String(value)]),
  })
}
