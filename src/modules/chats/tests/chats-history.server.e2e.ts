import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { expect, test } from '#testing/browser/e2e.ts'
import { uniqueName } from '#testing/inputs/unique-name.ts'
import { log, row, rows, distanceFromTop } from './chats-e2e-steps.ts'
import { chats } from '../contract.ts'

const lines = 10_000
const json = { 'content-type': 'application/json' }

const createLine = (number: number, needle: string) => {
  const text = `Line ${number} of a long history`
  if (number === 137) return `${text}, with a ${needle} in it`
  return number % 7 === 0 ? `${text}\n> quoted once\n- and *listed* once` : text
}

/** Adds a chat with ten thousand messages directly to the database. */
function fill(name: string, needle: string) {
  const database = new DatabaseSync(path.join(process.env['ATRIUM_E2E_DATA'] ?? '', 'atrium.sqlite'), {
    timeout: 60_000,
  })
  const start = Date.now() - lines * 90_000
  const at = (number: number) => new Date(start + number * 90_000).toISOString()
  database.exec('begin immediate')
  const { lastInsertRowid } = database
    .prepare('insert into "chats" ("kind", "name", "version", "createdAt") values (?, ?, ?, ?)')
    .run('group', name, lines, at(0))
  const id = Number(lastInsertRowid)
  const member = database.prepare('insert into "chatMembers" values (?, ?, ?, 0, 0, ?)')
  const message = database.prepare(
    `insert into "chatMessages" ("chatId", "senderId", "msg", "type", "attachments", "mentions", "createdAt", "clientId", "version", "search")
     values (?, ?, ?, 'text', '[]', '[]', ?, ?, ?, ?)`,
  )
  for (let number = 1; number <= lines; number++) {
    const text = createLine(number, needle)
    const sender = number % 5 < 3 ? 'u1' : 'u2'
    message.run(id, sender, text, at(number), `history-${number}`, number, text.toLowerCase())
  }
  const last = Number(database.prepare('select max("id") as last from "chatMessages"').get()?.['last'])
  for (const user of ['u1', 'u2']) member.run(id, user, last, at(0))
  database.exec('commit')
  database.close()
  return { id, last }
}

/** The ids of the first and last rendered rows, and a visible row with its distance from the upper edge. */
const readViewport = (page: Page) =>
  log(page).evaluate((box) => {
    const all = [...box.querySelectorAll<HTMLElement>('[data-id]')]
    const edge = box.getBoundingClientRect().top
    const visibleMessage = all.find((one) => one.getBoundingClientRect().top > edge + 100)
    return {
      first: Number(all[0]?.dataset['id']),
      last: Number(all.at(-1)?.dataset['id']),
      count: all.length,
      seen: visibleMessage?.dataset['id'] ?? '',
      top: (visibleMessage?.getBoundingClientRect().top ?? 0) - edge,
    }
  })

/** Scrolls close enough to an edge of the rendered rows to load more. */
const scrollTo = (page: Page, edge: 'start' | 'end') =>
  log(page).evaluate((box, where) => {
    box.scrollTop = where === 'start' ? 500 : box.scrollHeight - box.clientHeight - 500
  }, edge)

/** Measures the CPU time of the page's main thread in seconds, independent of the load of the machine. */
async function watchWork(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Infinity
  }
}

test('a chat of ten thousand messages scrolls without jumps, and opens at an old message', async ({
  page,
  browser,
  baseURL,
}) => {
  const needle = uniqueName('needle')
  const { id, last } = fill(uniqueName('Archive'), needle)
  await page.goto(`/apps/chats?chat=${id}`)
  await expect(row(page, `Line ${lines} of`)).toBeInViewport()

  const worked = await watchWork(page)
  let { first } = await readViewport(page)
  for (let page_ = 0; page_ < 12; page_++) {
    await scrollTo(page, 'start')
    const before = await readViewport(page)
    await expect.poll(async () => (await readViewport(page)).first).toBeLessThan(first)
    first = (await readViewport(page)).first
    const after = (await distanceFromTop(page, before.seen)) ?? Infinity
    expect(Math.abs(after - before.top)).toBeLessThanOrEqual(2)
    expect((await readViewport(page)).count).toBeLessThanOrEqual(200)
  }
  expect(first).toBeLessThan(last - 400)
  expect((await worked()) / 12).toBeLessThan(0.4)

  // A new message is counted, and moves nothing.
  const still = await readViewport(page)
  const colleague = await browser.newContext({ ...(baseURL && { baseURL }) })
  await colleague.request.put('/api/session', { data: { userId: 'u2' }, headers: json })
  const sent = await colleague.request.post(`${chats.base}/${id}/messages`, {
    data: { msg: 'While you were reading', clientId: 'history-live' },
    headers: json,
  })
  expect(sent.status()).toBe(201)
  await colleague.close()
  const jump = page.getByRole('button', { name: '1 new message' })
  await expect(jump).toBeVisible()
  expect(Math.abs(((await distanceFromTop(page, still.seen)) ?? Infinity) - still.top)).toBeLessThanOrEqual(2)
  await jump.click()
  await expect(row(page, 'While you were reading')).toBeInViewport()

  await page.getByRole('searchbox').first().fill(needle)
  await page.getByRole('link', { name: /Line 137 of/ }).click()
  await expect(row(page, needle)).toBeInViewport()
  for (let page_ = 0; page_ < 4; page_++) {
    const now = await readViewport(page)
    await scrollTo(page, 'end')
    const before = await readViewport(page)
    await expect.poll(async () => (await readViewport(page)).last).toBeGreaterThan(now.last)
    const after = (await distanceFromTop(page, before.seen)) ?? Infinity
    expect(Math.abs(after - before.top)).toBeLessThanOrEqual(2)
  }
  // Whether the last message counts as read depends on how long the page stayed there.
  await page.getByRole('button', { name: /Jump to latest|1 new message/ }).click()
  await expect(rows(page).last()).toBeInViewport()
  await expect(row(page, 'While you were reading')).toBeInViewport()
})
