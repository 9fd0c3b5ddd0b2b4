import type { Page } from '@playwright/test'
import { untilReady } from '#testing/browser/demo-ready.ts'
import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'

const list = './apps/invoice/list/'

/** Opens the first invoice in this state. */
async function open(page: Page, state: string) {
  await page.goto(`${list}?paymentState=${state}`)
  await page
    .getByRole('grid', { name: 'Invoices' })
    .getByRole('row')
    .filter({ hasText: 'INV-' })
    .first()
    .getByRole('link')
    .click()
  await expect(page.getByRole('article')).toBeVisible()
}

test('a user reads the text of a reminder and sends it once', async ({ page }) => {
  await open(page, 'overdue')
  await page.getByRole('button', { name: 'Send a reminder' }).click()
  const dialog = page.getByRole('dialog', { name: /^Reminder of INV-/ })
  await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue(/^Reminder: invoice INV-/)
  await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue(/£[\d,.]+ is still open/)
  await expect(dialog).toContainText('Sample data: no emails are sent.')
  await dialog.getByRole('combobox', { name: 'Text' }).click()
  await page.getByRole('option', { name: 'Firm reminder' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue(/ is overdue$/)
  await dialog.getByRole('button', { name: 'Send reminder' }).dblclick()
  await expect(dialog).toBeHidden()
  const sent = page.getByRole('list', { name: 'Reminders' }).getByRole('listitem')
  await expect(sent).toHaveCount(1)
  await expect(sent).toContainText('Firm reminder')
})

test('an administrator sets up the schedule, and stops it for one invoice', async ({ page, consoleErrors }) => {
  consoleErrors.allow(untilReady)
  test.slow()
  await page.goto(list)
  await page.getByRole('button', { name: 'Payment reminders' }).click()
  const dialog = page.getByRole('dialog', { name: 'Payment reminders' })
  const firm = dialog.getByRole('group', { name: 'Firm reminder' })
  const last = dialog.getByRole('group', { name: 'Last reminder' })
  await firm.getByRole('switch', { name: 'Send automatically' }).check()
  await last.getByRole('switch', { name: 'Send automatically' }).check()
  await last.getByRole('spinbutton', { name: 'Days after the due date' }).fill('14')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(last).toContainText('Enter more days than for the reminder before.')
  await expectAccessibleInLooks(page)
  await last.getByRole('spinbutton', { name: 'Days after the due date' }).fill('300')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Payment reminders saved.')).toBeVisible()
  await expect(dialog).toBeHidden()

  await open(page, 'open')
  const automatic = page.getByRole('switch', { name: 'Automatic reminders' })
  await expect(page.getByText(/^Firm reminder on /)).toBeVisible()
  await automatic.uncheck()
  await expect(page.getByText(/^Automatic reminders of INV-.* stopped\.$/)).toBeVisible()
  await expect(page.getByText(/^Firm reminder on /)).toBeHidden()
  await expectAccessibleInLooks(page)
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).last().click()
  await expect(automatic).toBeChecked()
})
