import { expect, test } from '#testing/browser/e2e.ts'
import { addByApi, event, open } from './calendar-e2e-steps.ts'

const first = '2031-03-22'
const second = '2031-03-23'

// All other tests run in UTC or London, where moments and local times have the same order.
for (const timezoneId of ['America/Los_Angeles', 'Asia/Tokyo']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ locale: 'en-GB', timezoneId })
    const draft = (title: string, start: string, end: string) =>
      ({ calendarId: 1, title, start, end, allDay: start.length === 10, timeZone: timezoneId }) as const

    test('lists each day once, with its all-day events first and the others by their local time', async ({ page }) => {
      await open(page, `?view=agenda&date=${first}`)
      await addByApi(page, draft('Zone market', second, '2031-03-24'))
      await addByApi(page, draft('Zone late', `${first}T18:00`, `${first}T19:00`))
      await addByApi(page, draft('Zone early', `${second}T08:00`, `${second}T08:30`))
      await addByApi(page, draft('Zone night', `${second}T23:30`, `${second}T23:45`))
      await page.reload()
      const day = (name: string) =>
        page.getByRole('region', { name }).locator('[data-event]').filter({ hasText: 'Zone' })
      await expect(day('Saturday, March 22, 2031')).toHaveText([/Zone late/])
      await expect(day('Sunday, March 23, 2031')).toHaveText([/Zone market/, /Zone early/, /Zone night/])
    })

    test('shows an event at the local hour at which it was created, on every view', async ({ page }) => {
      await open(page, `?view=day&date=${first}`)
      await page.keyboard.press('c')
      const form = page.getByRole('dialog', { name: 'New event' })
      await form.getByRole('textbox', { name: 'Title' }).fill('Zone breakfast')
      await form.getByRole('button', { name: 'Save' }).click()
      await expect(event(page, 'Zone breakfast')).toContainText('Saturday, March 22 · 09:00–10:00')
      await page.keyboard.press('m')
      await expect(event(page, 'Zone breakfast')).toContainText('Saturday, March 22')
      await page.keyboard.press('a')
      await expect(page.getByRole('region', { name: 'Saturday, March 22, 2031' })).toContainText('Zone breakfast')
    })

    test('the card of the dashboard names no day twice', async ({ page }) => {
      const day = (ahead: number) =>
        new Intl.DateTimeFormat('sv', { timeZone: timezoneId }).format(new Date(Date.now() + ahead * 86_400_000))
      await open(page, `?date=${first}`)
      await addByApi(page, draft('Zone fair', day(2), day(3)))
      await addByApi(page, draft('Zone dinner', `${day(1)}T18:00`, `${day(1)}T19:00`))
      await addByApi(page, draft('Zone tea', `${day(2)}T08:00`, `${day(2)}T08:30`))
      await page.goto('./dashboards/modern')
      const card = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: 'Agenda' }) })
        .last()
      await expect(card.getByRole('listitem').first()).toBeVisible()
      const days = (await card.getByRole('listitem').allTextContents()).filter((text) => /^\w+day, \w+ \d+$/.test(text))
      expect(days).toEqual([...new Set(days)])
    })
  })
}
