import { expect, expectAccessible, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'
import { card, cards, open, screen, write } from './notes-e2e-steps.ts'

test.beforeEach(async ({ page }) => {
  await page.goto(screen)
  await expect(cards(page).first()).toBeVisible()
})

test('a reminder is set by a suggestion, shown, filtered and removed with undo', async ({ page }) => {
  await write(page, 'Water the plants')
  const plants = card(page, 'Water the plants')
  await plants.getByRole('button', { name: 'More options for Water the plants' }).click()
  await page.getByRole('menuitem', { name: 'Remind me' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reminder' })
  await dialog.getByRole('button', { name: /^Tomorrow morning/ }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Reminder set.')).toBeVisible()
  await expect(plants.getByRole('button', { name: /^Reminder: Tomorrow, / })).toBeVisible()

  await page.getByRole('button', { name: 'With reminder' }).click()
  await expect(page).toHaveURL(/reminder=/)
  await expect(plants).toBeVisible()
  const withoutReminder = cards(page).filter({ hasNot: page.getByRole('button', { name: 'Remove reminder' }) })
  await expect(withoutReminder).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear filters' }).click()

  await plants.getByRole('button', { name: 'Remove reminder' }).click()
  await expect(plants.getByRole('button', { name: 'Remove reminder' })).toHaveCount(0)
  await expect(page.getByText('Reminder removed.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(plants.getByRole('button', { name: /^Reminder: Tomorrow, / })).toBeVisible()
  await page.reload()
  await expect(plants.getByRole('button', { name: /^Reminder: Tomorrow, / })).toBeVisible()
})

test('a date and time are typed or picked above the open note', async ({ page }) => {
  await write(page, 'Renew the passport')
  await open(page, 'Renew the passport').click()
  const note = page.getByRole('dialog', { name: 'Renew the passport' })
  await note.getByRole('button', { name: 'Remind me' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reminder', exact: true })
  const field = dialog.getByRole('group', { name: 'Date and time' })
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  const type = async (digits: string) => {
    await field.getByRole('spinbutton', { name: 'Month' }).focus()
    await page.keyboard.type(digits, { delay: 20 })
  }
  await type('030220200900AM')
  await expect(dialog.getByText('Choose a time in the future.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()

  // The calendar is above the dialog, and Escape closes it alone.
  await dialog.getByRole('button', { name: /^Choose a date/ }).click()
  const calendar = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('grid') })
    .last()
  await expect(calendar.getByRole('gridcell', { name: '15', exact: true })).toBeVisible()
  // Not in other looks: a change of the language closes the calendar.
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('grid')).toHaveCount(0)
  await expect(dialog).toBeVisible()

  await type('030220510900AM')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(note.getByRole('button', { name: /^Reminder: .*2051/ })).toBeVisible()
  await expectAccessibleInLooks(page)
  await page.keyboard.press('Escape')
  await expect(card(page, 'Renew the passport')).toContainText('2051')
})
