import { demoReady, untilReady } from '#testing/demo-ready.ts'
import { expect, test } from '#testing/e2e.ts'

// A screen of the shell's own, which is there whatever modules are.
const anyScreen = './auth/404/'

test.beforeEach(async ({ page, complaints }) => {
  complaints.allow(untilReady)
  await page.goto(anyScreen)
  await demoReady(page)
})

test('fetch and XMLHttpRequest are answered in the browser', async ({ page }) => {
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

test('a request that no handler matches goes to the network', async ({ page }) => {
  const asked: string[] = []
  await page.route('**/*', (route) => {
    asked.push(new URL(route.request().url()).pathname)
    return route.fulfill({ status: 200, body: 'from the network' })
  })
  const texts = await page.evaluate(async () =>
    Promise.all(['/api/nothing-here', '/elsewhere.txt'].map(async (path) => (await fetch(path)).text())),
  )
  expect(texts).toEqual(['from the network', 'from the network'])
  expect(asked.sort()).toEqual(['/api/nothing-here', '/elsewhere.txt'])
  await page.evaluate(() => fetch('/api/session'))
  expect(asked).toHaveLength(2)
})

test('under /api/ what nothing answers ends in 404', async ({ page }) => {
  expect(await page.evaluate(async () => (await fetch('/api/nothing-here')).status)).toBe(404)
})

test('what was changed is there after a reload, in every tab, and gone after a reset', async ({ page, context }) => {
  const read = async (tab = page) => tab.evaluate(async () => (await fetch('/api/settings')).json())
  const saved = { value: { activeTheme: 'AQUA_THEME' }, savedAt: new Date().toISOString() }
  await page.evaluate(
    (body) => fetch('/api/settings', { method: 'PUT', body, headers: { 'content-type': 'application/json' } }),
    JSON.stringify(saved),
  )
  const other = await context.newPage()
  await other.goto(anyScreen)
  await demoReady(other)
  expect(await read(other)).toEqual(saved)
  await other.close()

  await page.reload()
  await demoReady(page)
  expect(await read()).toEqual(saved)

  await page.evaluate(() => fetch('/api/demo/reset', { method: 'POST' }))
  expect(await read()).toBeNull()
})

test('each tab is its own visitor', async ({ page, context }) => {
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
