import { expect, test } from '#testing/browser/e2e.ts'
import { typeDate } from '#testing/browser/type-date.ts'
import { addByApi, create, event, monday, open, switchRole } from './calendar-e2e-steps.ts'

test.use({ locale: 'en-GB', timezoneId: 'Europe/London' })

test('saves a changed event once, however often the button is pressed', async ({ page }) => {
  await open(page, `?date=${monday}`)
  await create(page, 'Fitting', 1, 11)
  await event(page, 'Fitting').click()
  await page.getByRole('button', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: 'Edit event' })
  await form.getByRole('textbox', { name: 'Place' }).fill('Studio')
  await form.getByRole('button', { name: 'Save' }).dblclick()
  await expect(form).toBeHidden()
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).last().click()
  await event(page, 'Fitting').click()
  const details = page.getByRole('dialog', { name: 'Fitting' })
  await expect(details).toBeVisible()
  // A second change could be undone only to the first.
  await expect(details.getByText('Studio')).toHaveCount(0)
})

test('deletes one event for one press of a key, however long it is held', async ({ page }) => {
  await open(page, `?date=${monday}`)
  for (const [index, title] of ['Held one', 'Held two', 'Held three'].entries())
    await create(page, title, 1, 11 + index)
  await event(page, 'Held one').focus()
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.down('Delete')
    await expect(event(page, 'Held one')).toHaveCount(0)
    // The focus moves on to another event.
    await expect(page.locator('[data-event]:focus')).toHaveCount(1)
  }
  await page.keyboard.up('Delete')
  await expect(event(page, 'Held two')).toHaveCount(1)
  await expect(event(page, 'Held three')).toHaveCount(1)
})

test('a new series begins on the chosen day, and its rule follows it', async ({ page }) => {
  await open(page, `?date=${monday}`)
  await page.keyboard.press('c')
  const form = page.getByRole('dialog', { name: 'New event' })
  await form.getByRole('textbox', { name: 'Title' }).fill('Sauna')
  await form.getByRole('combobox', { name: 'Repeats' }).click()
  await page.getByRole('option', { name: 'Every week on Monday' }).click()
  await typeDate(form.getByRole('group', { name: 'Start date' }), '2031-03-26')
  await expect(form.getByRole('combobox', { name: 'Repeats' })).toHaveText('Every week on Wednesday')
  await form.getByRole('combobox', { name: 'Repeats' }).click()
  await page.getByRole('option', { name: 'Every weekday, Monday to Friday' }).click()
  await typeDate(form.getByRole('group', { name: 'Start date' }), '2031-03-29')
  await expect(form.getByText('First on Monday, March 31, 2031')).toBeVisible()
  await typeDate(form.getByRole('group', { name: 'Start date' }), '2031-03-27')
  await expect(form.getByText('First on')).toHaveCount(0)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(event(page, 'Sauna')).toHaveText([/Thursday, March 27/, /Friday, March 28/])
})

test('opens the next occurrence by the link of a series, and the third one by its own', async ({ page }) => {
  await open(page, `?date=${monday}`)
  const times = { start: '2031-03-03T12:00', end: '2031-03-03T13:00', timeZone: 'Europe/London' }
  const id = await addByApi(page, { ...times, calendarId: 1, title: 'Polishing', recurrence: 'FREQ=WEEKLY' })
  const details = page.getByRole('dialog', { name: 'Polishing' })
  await open(page, `?event=${id}&date=2031-03-25`)
  await expect(details).toContainText('Monday, March 31')
  await open(page, `?event=${id}%402031-03-17T12%3A00&date=2031-03-17`)
  await expect(details).toContainText('Monday, March 17')
})

test('lets a guest reply who may only read', async ({ page }) => {
  await open(page, `?date=${monday}`)
  const times = { start: '2031-03-25T12:00', end: '2031-03-25T13:00', timeZone: 'Europe/London' }
  const guests = [{ userId: 'u4', email: 'ignored@elsewhere.example' }]
  await addByApi(page, { ...times, calendarId: 1, title: 'Open house', guests })
  await switchRole(page, 'viewer')
  await event(page, 'Open house').click()
  const yes = page.getByRole('dialog').getByRole('button', { name: 'Yes' })
  await yes.click()
  await expect(yes).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(yes).toHaveAttribute('aria-pressed', 'true')
})
