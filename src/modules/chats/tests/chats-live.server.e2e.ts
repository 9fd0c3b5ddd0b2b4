import type { APIRequestContext } from '@playwright/test'
import * as z from 'zod'
import { expect, test } from '#testing/browser/e2e.ts'
import { composer, log, row, rows, write } from './chats-e2e-steps.ts'

const json = { 'content-type': 'application/json' }

/** Creates a chat for this test, because other tests write to the sample chats at the same time. */
async function ownChat(request: APIRequestContext, name: string, members: readonly string[]): Promise<number> {
  const response = await request.post('/api/data/chats', { data: { name, members }, headers: json })
  const { id } = z.object({ id: z.int() }).parse(await response.json())
  return id
}

test('two users see each other’s messages, presence and typing', async ({ page, browser, baseURL }) => {
  const other = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-US' })
  await other.request.put('/api/session', { data: { userId: 'u6' }, headers: json })
  const id = await ownChat(other.request, 'Two of us', ['u1'])
  const otherPage = await other.newPage()
  // Signals before the stream of events are lost.
  await Promise.all([page.waitForResponse(/\/api\/events/), page.goto(`/apps/chats?chat=${id}`)])
  await otherPage.goto(`/apps/chats?chat=${id}`)
  await expect(page.getByText('2 online')).toBeVisible()

  await composer(otherPage).pressSequentially('On my w')
  await expect(page.getByText('Jonas Ekholm is typing')).toBeVisible()
  await composer(otherPage).fill('On my way')
  await composer(otherPage).press('Enter')
  await expect(row(page, 'On my way')).toBeVisible()
  await expect(page.getByText('Jonas Ekholm is typing')).toHaveCount(0)

  await write(page, 'See you there')
  await expect(row(otherPage, 'See you there')).toBeVisible()
  await row(otherPage, 'See you there').hover()
  await row(otherPage, 'See you there').getByRole('button', { name: 'React with 👍' }).click()
  await expect(row(page, 'See you there').getByRole('button', { name: '👍 1 from Jonas Ekholm' })).toBeVisible()
  await other.close()
})

test('a message without a connection waits, also after a reload, and is sent once and in order', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/)
  const id = await ownChat(page.request, 'A bad line', ['u6'])
  await page.goto(`/apps/chats?chat=${id}`)
  await expect(composer(page)).toBeVisible()
  await page.route(`**/api/data/chats/${id}/messages`, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  await write(page, 'First of two')
  await expect(page.getByText('Not sent. The server cannot be reached.')).toBeVisible()
  await write(page, 'Second of two')
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(2)
  await page.unroute(`**/api/data/chats/${id}/messages`)
  await page.reload()
  await expect(row(page, 'Second of two')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expect(rows(page).nth(-2)).toContainText('First of two')
  await expect(rows(page).last()).toContainText('Second of two')
  await page.reload()
  await expect(row(page, 'First of two')).toHaveCount(1)
  await expect(row(page, 'Second of two')).toHaveCount(1)
})

test('a pasted picture is shown during the upload, sent, and opened', async ({ page }) => {
  const id = await ownChat(page.request, 'Pictures', ['u6'])
  await page.goto(`/apps/chats?chat=${id}`)
  await expect(composer(page)).toBeVisible()
  await composer(page).evaluate((field) => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path d="M0 0h3v2H0z" fill="teal"/></svg>'
    const data = new DataTransfer()
    data.items.add(new File([drawing], 'pasted.svg', { type: 'image/svg+xml' }))
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect(page.getByRole('button', { name: 'Remove pasted.svg' })).toBeVisible()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const picture = log(page).getByRole('button', { name: 'Open picture pasted.svg' })
  await expect(picture.locator('img')).toBeVisible()
  await picture.click()
  await expect(page.getByRole('dialog', { name: 'pasted.svg' }).getByRole('img')).toBeVisible()
})
