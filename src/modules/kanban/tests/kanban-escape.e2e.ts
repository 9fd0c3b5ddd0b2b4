import { expect, test } from '#testing/browser/e2e.ts'

test('Escape leaves the description without saving it, and the card stays open', async ({ page }) => {
  await page.goto('./apps/kanban?task=1')
  const edit = page.getByRole('button', { name: 'Edit description' })
  await edit.click()
  const field = page.getByRole('textbox', { name: 'Description' })
  await field.click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' Half a thought')
  await expect(field).toContainText('Half a thought')
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(edit).toBeVisible()
  await expect(page).toHaveURL(/task=1/)
  await expect(page.getByRole('dialog').filter({ has: edit })).not.toContainText('Half a thought')
})
