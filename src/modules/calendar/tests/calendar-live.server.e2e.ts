import { expect, test } from '#testing/browser/e2e.ts'
import { calendar } from '../contract.ts'

const json = { 'content-type': 'application/json' }

test('shows a colleague’s new event in a shared calendar, but not in a private one', async ({
  page,
  browser,
  baseURL,
}) => {
  const streams = page.waitForResponse((response) => response.url().includes('/api/events'))
  await page.goto('/apps/calendar?view=week&date=2031-05-05')
  await expect(page.locator('[data-event]').first()).toBeVisible()
  await streams

  const colleague = await browser.newContext({ ...(baseURL && { baseURL }) })
  await colleague.request.put('/api/session', { data: { userId: 'u2' }, headers: json })
  const draft = { start: '2031-05-07T14:00', end: '2031-05-07T15:00', timeZone: 'Europe/London' }
  const add = (calendarId: number, title: string) =>
    colleague.request.post(`${calendar.base}/events`, { data: { ...draft, calendarId, title }, headers: json })
  expect((await add(3, 'Live and shared')).status()).toBe(201)
  await expect(page.getByRole('button', { name: /^Live and shared/ })).toBeVisible()
  expect((await add(5, 'Live and private')).status()).toBe(201)
  await expect(page.getByRole('button', { name: /^Live and private/ })).toHaveCount(0)
  await colleague.close()
})
