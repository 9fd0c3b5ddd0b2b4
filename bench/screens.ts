// Loading time of screens on a slow processor and network, of navigation, and the memory that they keep: node
// bench/screens.ts [--rounds 5] [--rows 100000] [--navigations 200]. Needs a build (npm run build).
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startChild } from './lib/child.ts'
import { held, launch, load, type Loaded, slowTab } from './lib/visits.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    rows: { type: 'string', default: '100000' },
    navigations: { type: 'string', default: '200' },
  },
})
const rounds = Number(values.rounds)
const pages = { dashboard: '/dashboards/modern', list: '/apps/contacts', 'marketing page': '/landingpage' }
const screens = ['/apps/notes', '/apps/contacts', '/apps/tickets', '/dashboards/modern']

const root = new URL('..', import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'atrium-bench-'))
execFileSync(process.execPath, [join(root, 'src/server/fill.ts'), '--rows', values.rows, '--modules', 'contacts'], {
  env: { ...process.env, DATA_DIR: folder },
  stdio: 'inherit',
})
const environment = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'info', NODE_ENV: 'production' }
const server = await startChild([join(root, 'src/server/main.ts')], environment, /Atrium is at (http:\S+?)"/)
const browser = await launch()

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0
const row = (...cells: (string | number)[]) =>
  console.log(`| ${cells.map((cell) => (typeof cell === 'number' ? Math.round(cell) : cell)).join(' | ')} |`)

console.log(`4 times slower processor, 10 Mbit/s; medians of ${rounds}\n`)
row('page', 'visit', 'largest paint ms', 'all there ms', 'blocked ms', 'script kB', 'all kB')
row('---', '---', '---:', '---:', '---:', '---:', '---:')
for (const [name, path] of Object.entries(pages)) {
  const visits: Record<string, Loaded[]> = { first: [], again: [] }
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const visit = await slowTab(context)
    visits['first']?.push(await load(visit, server.address + path))
    visits['again']?.push(await load(visit, server.address + path))
    await context.close()
  }
  for (const [which, all] of Object.entries(visits)) {
    const middle = (figure: keyof Loaded) => median(all.map((visit) => visit[figure]))
    row(name, which, middle('largestPaint'), middle('settled'), middle('blocked'), middle('scripts'), middle('bytes'))
  }
}

const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
const visit = await slowTab(context)
const { tab, devtools } = visit
await load(visit, server.address + pages.dashboard)

/** Opens a screen by its menu entry; returns the time from the click to the next paint. */
async function go(path: string) {
  await tab.evaluate(() => {
    Object.assign(globalThis, { clicks: [] })
    const quick = { type: 'event', durationThreshold: 16 }
    new PerformanceObserver((list) => {
      const clicks: unknown = Reflect.get(globalThis, 'clicks')
      if (Array.isArray(clicks)) clicks.push(...list.getEntries().map(({ duration }) => duration))
    }).observe(quick)
  })
  await tab.locator(`nav a[href="${path}"]`).first().click()
  await tab.waitForURL(`**${path}*`)
  await tab.locator('main h1, main h2, main [role="grid"], main input').first().waitFor()
  await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)))
  const durations = await tab.evaluate((): number[] => Reflect.get(globalThis, 'clicks') ?? [])
  return Math.max(16, ...durations)
}

for (const path of screens) await go(path)
console.log('\nFrom the click to the next paint, screen loaded before, 4 times slower processor\n')
row('screen', 'median ms', 'longest ms')
row('---', '---:', '---:')
for (const path of screens) {
  const times = []
  for (let round = 0; round < rounds; round += 1) {
    await go(screens.find((other) => other !== path) ?? '/')
    times.push(await go(path))
  }
  row(path, median(times), Math.max(...times))
}

await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
console.log('\nWhat the page holds after so many navigations\n')
row('navigations', 'heap MB', 'nodes', 'listeners')
row('---', '---:', '---:', '---:')
const last = Number(values.navigations)
for (let count = 1; count <= last; count += 1) {
  await go(screens[count % screens.length] ?? '/')
  if (count === 20 || count === last / 2 || count === last) {
    const { megabytes, nodes, listeners } = await held(visit)
    row(count, megabytes.toFixed(1), nodes, listeners)
  }
}

await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
await load(visit, server.address + pages.list)
const frames = await tab.evaluate(async () => {
  const isLong = (element: Element) =>
    element.scrollHeight > 20_000 && getComputedStyle(element).overflowY !== 'visible'
  let scroller: Element | undefined
  while (!scroller) {
    await new Promise((resolve) => setTimeout(resolve, 200))
    scroller = [...document.querySelectorAll('body *')].find(isLong)
  }
  const times: number[] = []
  const ended = performance.now() + 10_000
  let before = performance.now()
  while (performance.now() < ended) {
    const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
    times.push(now - before)
    before = now
    scroller.scrollTop += 90
  }
  return times
})
const dropped = frames.reduce((total, time) => total + Math.max(0, Math.round(time / 16.7) - 1), 0)
console.log(`\nScrolling ten seconds among ${values.rows} rows, 4 times slower processor\n`)
row('frames', 'dropped', 'dropped %', 'longest ms')
row('---:', '---:', '---:', '---:')
row(frames.length, dropped, (dropped / Math.max(1, dropped + frames.length)) * 100, Math.max(0, ...frames))

await browser.close()
await server.stop()
rmSync(folder, { recursive: true })
