import type { Page } from '@playwright/test'
import { demoReady, untilReady } from '#testing/browser/demo-ready.ts'
import { expect, test } from '#testing/browser/e2e.ts'

// A screen of the shell, which exists without any modules.
const anyScreen = './auth/404/'

test.beforeEach(async ({ page, consoleErrors }) => {
  consoleErrors.allow(untilReady)
  await page.goto(anyScreen)
  await demoReady(page)
})

test('answers fetch and XMLHttpRequest in the browser', async ({ page }) => {
  const byXhr = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = new XMLHttpRequest()
        request.open('GET', '/api/session')
        request.responseType = 'json'
        request.onload = () => resolve({ status: request.status, mode: request.response.mode })
        request.send()
      }),
  )
  expect(byXhr).toEqual({ status: 200, mode: 'sample' })
})

test('sends requests without a handler to the network', async ({ page }) => {
  const requestedPaths: string[] = []
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    // The idle page loads code ahead.
    if (pathname.startsWith('/assets/')) return route.continue()
    requestedPaths.push(pathname)
    return route.fulfill({ status: 200, body: 'from the network' })
  })
  const texts = await page.evaluate(async () =>
    Promise.all(['/api/nothing-here', '/elsewhere.txt'].map(async (path) => (await fetch(path)).text())),
  )
  expect(texts).toEqual(['from the network', 'from the network'])
  expect(requestedPaths.sort()).toEqual(['/api/nothing-here', '/elsewhere.txt'])
  await page.evaluate(() => fetch('/api/session'))
  expect(requestedPaths).toHaveLength(2)
})

test('responds with 404 to unknown paths below /api/', async ({ page }) => {
  expect(await page.evaluate(async () => (await fetch('/api/nothing-here')).status)).toBe(404)
})

const saved = { value: { activeTheme: 'AQUA_THEME' }, savedAt: '2026-11-23T08:00:00.000Z' }

const read = (tab: Page) => tab.evaluate(async () => (await fetch('/api/settings')).json())

const save = (tab: Page, settings: object) =>
  tab.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/api/settings', { method: 'PUT', body, headers })).status
  }, JSON.stringify(settings))

test('keeps changes after a reload and in every tab, until a reset', async ({ page, context }) => {
  await save(page, saved)
  const other = await context.newPage()
  await other.goto(anyScreen)
  await demoReady(other)
  expect(await read(other)).toEqual(saved)
  await other.close()

  await page.reload()
  await demoReady(page)
  expect(await read(page)).toEqual(saved)

  await page.evaluate(() => fetch('/api/demo/reset', { method: 'POST' }))
  expect(await read(page)).toBeNull()
})

test('keeps the complete database of the last writer when each tab has its own worker', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  await context.addInitScript(() => void Reflect.deleteProperty(globalThis, 'SharedWorker'))
  const open = async () => {
    const tab = await context.newPage()
    await tab.goto(anyScreen)
    await demoReady(tab)
    return tab
  }
  // Text large enough to fill many database pages.
  const upload = (tab: Page, words: string) =>
    tab.evaluate(
      async (body) => (await fetch('/api/files?name=tide.txt', { method: 'POST', body })).status,
      words.repeat(20_000),
    )
  const [one, other] = [await open(), await open()]
  expect(await upload(one, 'first low tide ')).toBe(201)
  expect(await upload(other, 'first high tide ')).toBe(201)
  expect(await upload(one, 'second low tide ')).toBe(201)

  expect(await save(one, saved)).toBe(204)

  const third = await open()
  expect(await read(third)).toEqual(saved)
  const storedText = await third.evaluate(async () => {
    const opening = indexedDB.open('keyval-store')
    await new Promise((resolve) => (opening.onsuccess = resolve))
    const entriesRequest = opening.result.transaction('keyval').objectStore('keyval').getAll()
    await new Promise((resolve) => (entriesRequest.onsuccess = resolve))
    const decoder = new TextDecoder('latin1')
    return entriesRequest.result
      .map((entry) => (entry.bytes instanceof Uint8Array ? decoder.decode(entry.bytes) : ''))
      .join('')
  })
  const count = (words: string) => storedText.split(words).length - 1
  expect(count('first low tide ')).toBeGreaterThan(19_000)
  expect(count('second low tide ')).toBeGreaterThan(19_000)
  expect(count('first high tide ')).toBe(0)
  await context.close()
})

test('has a separate session in each tab', async ({ page, context }) => {
  const who = async (tab = page) => tab.evaluate(async () => (await (await fetch('/api/session')).json()).user.id)
  await page.evaluate(() =>
    fetch('/api/session', { method: 'PUT', body: '{"userId":"u4"}', headers: { 'content-type': 'application/json' } }),
  )
  expect(await who()).toBe('u4')
  const other = await context.newPage()
  await other.goto(anyScreen)
  await demoReady(other)
  expect(await who(other)).toBe('u1')
})
