import { expect, test } from '#testing/browser/e2e.ts'

const files = /customiser[^/]*\.js/

test('reports a failed load of the settings panel, opens it on retry and restores the focus', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED|Failed to fetch|Failed to load resource/)
  await page.route(files, (route) => route.abort())
  await page.goto('./')
  const opener = page.getByRole('button', { name: 'Look and layout' })
  await opener.click()
  await expect(page.getByText('Could not load the panel. Try again.')).toBeVisible()

  await page.unroute(files)
  await page.reload()
  const panel = page.getByRole('dialog', { name: 'Look and layout' })
  for (const _ of ['once', 'again']) {
    await opener.click()
    await expect(panel.getByRole('button', { name: 'Close' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(opener).toBeFocused()
  }
})
