import { readFile } from 'node:fs/promises'
import { expect, test } from '#testing/browser/e2e.ts'
import { switchRole, create, event, monday, open, screen, undo } from './calendar-e2e-steps.ts'

test.use({ locale: 'en-GB', timezoneId: 'Europe/London' })

test('reaches free hours and events by keyboard', async ({ page }) => {
  await open(page, `?date=${monday}`)
  const cursor = page.getByRole('button', { name: /create event$/ })
  await cursor.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(cursor).toHaveAccessibleName('Tuesday, March 25, 09:30: create event')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await page.keyboard.type('By key')
  await page.keyboard.press('Enter')
  await expect(event(page, 'By key')).toContainText('Tuesday, March 25 · 09:30–10:30')
  await event(page, /Stand-up, Tuesday/).focus()
  await page.keyboard.press('ArrowDown')
  await expect(event(page, 'By key')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'By key' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(event(page, 'By key')).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(event(page, 'By key')).toHaveCount(0)
  await expect(page.locator('[data-event]:focus')).toHaveCount(1)
})

test('creates, hides, deletes and restores a calendar', async ({ page }) => {
  await open(page, `?date=${monday}`)
  const side = page.getByRole('navigation', { name: 'Calendars and months' })
  await side.getByRole('button', { name: 'New calendar' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Garden')
  await page.getByRole('radio', { name: 'Green' }).check({ force: true })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(side.getByRole('checkbox', { name: 'Garden' })).toBeChecked()

  await side.locator('label', { hasText: 'Team' }).click()
  await expect(event(page, 'Stand-up')).toHaveCount(0)
  await page.reload()
  await expect(side.getByRole('checkbox', { name: 'Team' })).not.toBeChecked()
  await expect(event(page, 'Plan the week')).toHaveCount(1)
  await expect(event(page, 'Stand-up')).toHaveCount(0)
  await side.locator('label', { hasText: 'Team' }).click()
  await expect(event(page, 'Stand-up')).toHaveCount(5)

  await side.getByRole('button', { name: 'More options for Garden' }).click()
  await page.getByRole('menuitem', { name: 'Delete calendar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete calendar' }).click()
  await expect(side.getByRole('checkbox', { name: 'Garden' })).toHaveCount(0)
  await undo(page)
  await expect(side.getByRole('checkbox', { name: 'Garden' })).toBeVisible()
})

test('finds future events by search, and opens them', async ({ page }) => {
  await open(page, `?date=${monday}`)
  await page.keyboard.press('/')
  await page.keyboard.type('nuremberg')
  await expect(page.getByRole('status').filter({ hasText: '1 event found' })).toBeVisible()
  await event(page, 'Toy fair').click()
  await expect(page.getByRole('dialog', { name: 'Toy fair, Nuremberg' })).toContainText('stand 3-214')
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox').fill('nothing like it')
  await page.getByRole('button', { name: 'Back to the calendar' }).click()
  await expect(event(page, 'Stand-up').first()).toBeVisible()
})

test('exports an event to a file, and imports one', async ({ page }) => {
  await open(page, `?date=${monday}`)
  await create(page, 'Wanderer', 4, 12)
  await event(page, 'Wanderer').click()
  await page.getByRole('button', { name: 'More actions' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Export' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file).toContain('DTSTART;TZID=Europe/London:20310328T120000')
  await page.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Import a file' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import events' })
  const upload = (text: string) =>
    dialog
      .getByLabel(/calendar file|another file/)
      .setInputFiles({ name: 'a.ics', mimeType: 'text/calendar', buffer: Buffer.from(text) })
  await upload('hello')
  await expect(dialog.getByRole('alert')).toContainText('not an iCalendar file')
  await upload(file)
  await expect(dialog).toContainText('Already in calendar: 1')
  await expect(dialog.getByRole('button', { name: 'Nothing to import' })).toBeDisabled()
  await upload(file.replace(/UID:.*/, 'UID:other').replace('SUMMARY:Wanderer', 'SUMMARY:Returned'))
  await dialog.getByRole('button', { name: 'Import 1 event' }).click()
  await expect(event(page, 'Returned')).toHaveCount(1)
  // The event may appear before its toast, while an older one still offers undo.
  await expect(page.getByText('1 event imported.')).toBeVisible()
  await undo(page)
  await expect(event(page, 'Returned')).toHaveCount(0)
})

test('answers an invitation, and offers no changes to a viewer', async ({ page }) => {
  await page.goto(`${screen}?view=agenda`)
  const invitation = page.locator('[data-answer="pending"]').first()
  await invitation.click()
  await expect(page).toHaveURL(/event=/)
  const key = new URL(page.url()).searchParams.get('event')
  // The accessible name of an answered event also contains “Maybe”.
  const maybe = page.getByRole('dialog').getByRole('button', { name: 'Maybe' })
  await maybe.click()
  await expect(maybe).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(page.locator(`[data-event="${key}"]`)).toHaveAttribute('data-answer', 'maybe')

  await switchRole(page, 'viewer')
  await expect(page.getByText('You can view shared calendars.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'New event' })).toHaveCount(0)
  await event(page, 'Stand-up').first().click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Edit' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.goto(`${screen}?view=week&date=${monday}`)
  await expect(page.getByRole('button', { name: /create event$/ })).toHaveCount(0)
})

test('shows past events paler than later ones', async ({ page }) => {
  const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10)
  const background = async (date: string) => {
    await open(page, `?date=${date}&view=week`)
    const block = event(page, 'Stand-up').first()
    return block.evaluate((element) => [element.dataset['past'], getComputedStyle(element).backgroundColor])
  }
  const [past, later] = [await background(day(-14)), await background(day(14))]
  expect([past[0], later[0]]).toEqual(['true', 'false'])
  expect(past[1]).not.toBe(later[1])
})

test('says that guests without an account get no invitation', async ({ page }) => {
  await open(page, `?date=${monday}`)
  await page.getByRole('button', { name: 'New event' }).click()
  const guests = page.getByRole('combobox', { name: 'Guests' })
  await expect(guests).toHaveAccessibleDescription('Add colleagues, contacts or email addresses')
  await guests.fill('outside@partner.example')
  await page.keyboard.press('Enter')
  await expect(guests).toHaveAccessibleDescription('1 guest has no account here and gets no invitation')
})

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 820, height: 900 }, hasTouch: true, isMobile: true })

  test('a long press moves an event, a quick swipe scrolls', async ({ page, context }) => {
    await open(page, `?date=${monday}&view=week`)
    await create(page, 'Stroll', 1, 12)
    const devtools = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
    const drag = async (from: { x: number; y: number }, by: { x: number; y: number }) => {
      for (let step = 1; step <= 8; step++) {
        await touch('touchMove', from.x + (by.x * step) / 8, from.y + (by.y * step) / 8)
        await page.waitForTimeout(16)
      }
      // Without this pause, the list would go on scrolling.
      await page.waitForTimeout(200)
      await touch('touchMove', from.x + by.x, from.y + by.y)
      await touch('touchEnd')
    }
    const readPosition = async () => {
      const box = await event(page, 'Stroll').boundingBox()
      if (!box) throw new Error('The event is not visible')
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }
    const day = (await page.locator('[data-slots]').last().boundingBox())?.width ?? 0

    const first = await readPosition()
    await touch('touchStart', first.x, first.y)
    await drag(first, { x: 0, y: 120 })
    await expect.poll(async () => (await readPosition()).y).toBeGreaterThan(first.y + 60)
    await expect(event(page, 'Stroll')).toContainText('Tuesday, March 25')

    const next = await readPosition()
    await touch('touchStart', next.x, next.y)
    await expect(page.locator('[data-dragging="true"]')).toBeVisible()
    await drag(next, { x: day / 7, y: 0 })
    await expect(event(page, 'Stroll')).toContainText('Wednesday, March 26')
  })
})
