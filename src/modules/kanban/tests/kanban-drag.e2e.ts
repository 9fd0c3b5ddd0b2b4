import { waitForAnimations, expect, test } from '#testing/browser/e2e.ts'
import { card, cards, column, link, open, announcement, stored, toast } from './kanban-e2e-steps.ts'

const lamp = 'Photograph the story lamp in a dark room'
const charger = 'Write the answers for “which charger fits?”'

test('keys move a card, each step is announced, and the order is saved', async ({ page }) => {
  await open(page)
  await link(page, lamp).focus()
  await page.keyboard.press('Space')
  await expect(announcement(page)).toHaveText(/^Picked up Photograph.* position 1 of 7 in Todo\./)
  await page.keyboard.press('ArrowDown')
  await expect(announcement(page)).toHaveText('Todo, position 2 of 7.')
  await page.keyboard.press('ArrowRight')
  await expect(announcement(page)).toHaveText('Progress, position 2 of 5.')
  await expect(link(page, lamp)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(announcement(page)).toHaveText(`Dropped ${lamp} in Progress, position 2 of 5.`)
  await expect(cards(page, 'Progress').nth(1)).toHaveText(lamp)
  await expect(link(page, lamp)).toBeFocused()

  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Escape')
  await expect(announcement(page)).toHaveText(`Move cancelled. ${lamp} is back in its place.`)
  await expect(cards(page, 'Progress').nth(1)).toHaveText(lamp)
  await expect(page).toHaveURL(/kanban$/)

  await expect.poll(() => stored(page, 1)).toContain(lamp)
  await page.reload()
  await expect(cards(page, 'Progress').nth(1)).toHaveText(lamp)
  await expect(cards(page, 'Todo')).toHaveCount(6)
})

test('arrow keys follow the visual direction in Arabic, and announcements are in Arabic', async ({ page, look }) => {
  await look({ activeDir: 'rtl', isLanguage: 'ar' })
  await open(page)
  await link(page, lamp).focus()
  await page.keyboard.press('Space')
  await expect(announcement(page)).toHaveText(/^رُفعت .* رقم 1 من 7 في Todo/)
  await page.keyboard.press('ArrowLeft')
  await expect(announcement(page)).toHaveText('Progress، رقم 1 من 5.')
  await page.keyboard.press('ArrowRight')
  await expect(announcement(page)).toHaveText('Todo، رقم 1 من 7.')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Space')
  await expect(announcement(page)).toHaveText(/^وُضعت .* في Progress، رقم 1 من 5/)
  await expect(cards(page, 'Progress').first()).toHaveText(lamp)
})

test('a move is undone from its message, of a card and of a column', async ({ page }) => {
  await open(page)
  await link(page, lamp).focus()
  for (const key of ['Space', 'ArrowRight', 'ArrowDown', 'Space']) await page.keyboard.press(key)
  await expect(toast(page).getByText(`“${lamp}” moved to Progress.`)).toBeVisible()
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(cards(page, 'Todo').first()).toHaveText(lamp)
  await expect.poll(async () => (await stored(page, 0))[0]).toBe(lamp)

  await page.getByRole('button', { name: 'Move column Pending' }).focus()
  for (const key of ['Enter', 'ArrowLeft', 'Enter']) await page.keyboard.press(key)
  await expect(toast(page).getByText('Column “Pending” moved.')).toBeVisible()
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('[data-column] h2')).toHaveText(['Todo', 'Progress', 'Pending', 'Done'])
})

test('keys move a column', async ({ page }) => {
  await open(page)
  const grip = page.getByRole('button', { name: 'Move column Pending' })
  await grip.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowLeft')
  await expect(announcement(page)).toHaveText('Position 2 of 4.')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-column] h2')).toHaveText(['Todo', 'Pending', 'Progress', 'Done'])
  await expect(grip).toBeFocused()
})

test('the mouse drags a card to a position without opening it', async ({ page }) => {
  await open(page)
  await waitForAnimations(page)
  const from = await card(page, charger).boundingBox()
  const to = await column(page, 'Pending').locator('[data-task]').nth(1).boundingBox()
  if (!from || !to) throw new Error('Nothing to drag')
  const pull = async () => {
    await page.mouse.move(from.x + 60, from.y + 40)
    await page.mouse.down()
    await page.mouse.move(from.x + 90, from.y + 50, { steps: 3 })
    await page.mouse.move(to.x + 60, to.y + 10, { steps: 8 })
    await expect(column(page, 'Pending').locator('[data-dragged=true]')).toBeVisible()
  }
  await pull()
  await page.keyboard.press('Escape')
  await expect(column(page, 'Todo').locator('[data-task]').nth(1)).toContainText(charger)
  await page.mouse.up()

  await waitForAnimations(page)
  await pull()
  await page.mouse.up()
  await expect(cards(page, 'Pending').nth(1)).toHaveText(charger)
  await expect(page).toHaveURL(/kanban$/)
  await expect.poll(() => stored(page, 2)).toContain(charger)
  await page.reload()
  await expect(cards(page, 'Pending').nth(1)).toHaveText(charger)
})

test('the dialog moves a card to any position of any column', async ({ page }) => {
  await open(page)
  await link(page, charger).focus()
  await page.keyboard.press('m')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Column' }).click()
  await page.getByRole('option', { name: 'Done' }).click()
  await dialog.getByRole('combobox', { name: 'Position' }).click()
  await page.getByRole('option', { name: /After “Search that forgives/ }).click()
  await dialog.getByRole('button', { name: 'Move' }).click()
  await expect(cards(page, 'Done').nth(2)).toHaveText(charger)
})

test('a card dropped on a filtered board goes right after the visible card above it', async ({ page }) => {
  await open(page, '?label=3')
  await expect(cards(page, 'Todo')).toHaveText(['Spring catalogue: choose the cover'])
  await link(page, 'Size chart for the overshirts').focus()
  await page.keyboard.press('Space')
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowDown', 'Space']) await page.keyboard.press(key)
  await expect(cards(page, 'Todo')).toHaveText(['Spring catalogue: choose the cover', 'Size chart for the overshirts'])
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(cards(page, 'Todo').nth(3)).toHaveText('Spring catalogue: choose the cover')
  await expect(cards(page, 'Todo').nth(4)).toHaveText('Size chart for the overshirts')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a long press lifts a card, a quick swipe scrolls', async ({ page, context }) => {
    await open(page)
    const devtools = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
    const swipe = async (x: number, from: number, to: number) => {
      for (let step = 1; step <= 8; step++) {
        await touch('touchMove', x, from + ((to - from) * step) / 8)
        await page.waitForTimeout(16)
      }
      await touch('touchEnd')
    }
    const first = await card(page, lamp).boundingBox()
    const second = await card(page, charger).boundingBox()
    if (!first || !second) throw new Error('Nothing to drag')
    const middle = first.y + first.height / 2

    await touch('touchStart', first.x + 80, middle)
    await expect(page.locator('[data-dragging="true"]')).toBeVisible()
    await swipe(first.x + 80, middle, second.y + second.height)
    await expect(cards(page, 'Todo')).toHaveText([charger, lamp, /./, /./, /./, /./, /./])

    await touch('touchStart', first.x + 80, 700)
    await swipe(first.x + 80, 700, 450)
    await expect.poll(async () => (await card(page, charger).boundingBox())?.y).toBeLessThan(first.y)
    await expect(cards(page, 'Todo').first()).toHaveText(charger)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })
})
