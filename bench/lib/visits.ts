import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { findChromium } from '#testing/browser/chromium.ts'

// A mid-range phone: a processor four times slower than this one, and 10 Mbit/s with 40 ms.
const line = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 625_000 }

export function launch(): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
}

export interface Visit {
  tab: Page
  devtools: CDPSession
}

/** A tab with a slow processor and network, which records its largest paint and long tasks. */
export async function slowTab(context: BrowserContext): Promise<Visit> {
  const tab = await context.newPage()
  await tab.addInitScript(() => {
    localStorage.setItem('atrium.noTours', 'while measuring')
  })
  const devtools = await context.newCDPSession(tab)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', line)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return { tab, devtools }
}

export interface Loaded {
  /** Milliseconds after navigation. */
  largestPaint: number
  settled: number
  /** Milliseconds of long tasks beyond 50 ms each. */
  blocked: number
  scripts: number
  bytes: number
}

/** Visits an address and waits until all requests have ended. */
export async function load({ tab }: Visit, address: string): Promise<Loaded> {
  await tab.goto(address, { waitUntil: 'load' })
  await tab.waitForLoadState('networkidle').catch(() => {})
  return tab.evaluate(async () => {
    const seen = (type: string) =>
      new Promise<PerformanceEntryList>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()))
        observer.observe({ type, buffered: true })
        setTimeout(() => resolve([]), 500)
      })
    const paints = await seen('largest-contentful-paint')
    const tasks = await seen('longtask')
    const files = performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming)
    const page = performance
      .getEntriesByType('navigation')
      .filter((entry) => entry instanceof PerformanceNavigationTiming)
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
    return {
      largestPaint: paints.at(-1)?.startTime ?? 0,
      // The event stream never ends.
      settled: Math.max(...[...files, ...page].map((file) => file.responseEnd)),
      blocked: sum(tasks.map(({ duration }) => Math.max(0, duration - 50))),
      scripts: sum(files.filter(({ name }) => name.endsWith('.js')).map((file) => file.transferSize)) / 1000,
      bytes: sum([...files, ...page].map((file) => file.transferSize)) / 1000,
    }
  })
}

/** Memory of the page after a garbage collection. */
export async function held({ devtools }: Visit) {
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  await devtools.send('Performance.enable')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return { megabytes: usedSize / 1_000_000, nodes: of('Nodes'), listeners: of('JSEventListeners') }
}
