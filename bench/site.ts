// Time of the largest paint on a public page, beside a static file with the same content:
// node bench/site.ts [path]
// Needs a build (npm run build). The page comes from the application on SQLite, the file from a static file server with
// inlined styles, compressed, and without scripts; both over a connection of 1.6 Mbit/s with 150 ms and a processor
// four times slower.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { builtFolder } from '#server/pages.ts'
import { readSettings } from '#server/lifecycle/settings.ts'
import { start } from '#server/start.ts'
import { findChromium } from '#testing/browser/chromium.ts'

const path = process.argv[2] ?? '/landingpage'
const rounds = 7
const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }
const types: Record<string, string> = { '.webp': 'image/webp', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' }

const folder = mkdtempSync(join(tmpdir(), 'atrium-bench-'))
const environment = { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', ATRIUM_PAGES: 'built' }
const application = await start(readSettings(environment))
const page = await (await fetch(`http://127.0.0.1:${application.port}${path}`)).text()

/** The same page without scripts, with inlined stylesheets. */
const plain = page
  .replaceAll(/<script[\s\S]*?<\/script>/g, '')
  .replaceAll(/<link rel="stylesheet" href="([^"]+)" ?\/>/g, (_, file: string) => {
    return `<style>${readFileSync(join(builtFolder, file), 'utf8').replaceAll('url(./', 'url(/assets/')}</style>`
  })

const compressed = gzipSync(plain)

const files = createServer(({ url = '/' }, response) => {
  const { pathname } = new URL(url, 'http://localhost')
  if (pathname === path) {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }).end(compressed)
    return
  }
  try {
    const type = types[extname(pathname)] ?? 'application/octet-stream'
    response.writeHead(200, { 'content-type': type }).end(readFileSync(join(builtFolder, pathname)))
  } catch {
    response.writeHead(404).end()
  }
})
await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve))
const address = files.address()
const filesPort = typeof address === 'object' && address ? address.port : 0

/** The largest paint, in milliseconds after navigation, and its element. */
async function paint(browser: Browser, port: number) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const tab = await context.newPage()
  const devtools = await context.newCDPSession(tab)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slow)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await tab.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'load' })
  await tab.waitForTimeout(300)
  const painted = await tab.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
  await context.close()
  return painted
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const printed = (name: string, values: readonly number[]) =>
  console.log(`${name.padEnd(28)}${median(values).toFixed(0).padStart(7)} ms  (${values.map(Math.round).join(', ')})`)

const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
const ours: number[] = []
const theirs: number[] = []
// In turns, so that other programs of the machine affect both.
for (let round = 0; round < rounds; round += 1) {
  theirs.push(await paint(browser, filesPort))
  ours.push(await paint(browser, application.port))
}
await browser.close()
files.close()
await application.stop()
rmSync(folder, { recursive: true, force: true })

printed('the plain file', theirs)
printed('the page', ours)
console.log(`${path}: ${(median(ours) / median(theirs)).toFixed(2)} times the plain file`)
