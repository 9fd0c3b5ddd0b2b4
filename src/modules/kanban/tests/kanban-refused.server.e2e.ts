import { expect, test } from '#testing/browser/e2e.ts'
import { open } from './kanban-e2e-steps.ts'

const message = 'Too big'
const issues = [{ path: 'taskText', message, reason: 'tooLong', limit: 200_000 }]
const refusal = { type: 'about:blank', title: 'Unprocessable Content', status: 422, message, issues }

test('a rejected description stays in the editor', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/422/)
  await page.route('**/tasks/*', (route, request) =>
    request.method() === 'PATCH'
      ? route.fulfill({ status: 422, contentType: 'application/problem+json', body: JSON.stringify(refusal) })
      : route.continue(),
  )
  await open(page, '?task=1')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Edit description' }).click()
  const text = dialog.getByRole('textbox', { name: 'Description' })
  // The loaded editor replaces a placeholder of the same name.
  await expect(async () => {
    await text.click()
    await expect(text).toBeFocused({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Written for an hour')
  await expect(text).toContainText('Written for an hour')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Something went wrong: Enter at most 200,000 characters.')).toBeVisible()
  await expect(text).toContainText('Written for an hour')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByRole('button', { name: 'Edit description' })).toBeVisible()
  await expect(dialog.getByText('Written for an hour')).toHaveCount(0)
})
