import { expect, test } from '#testing/browser/e2e.ts'
import { startDedicatedServer } from '#testing/servers/dedicated-server.ts'
import { users } from '../contract.ts'

const message = 'Confirm your identity first'
const refusal = {
  type: 'about:blank',
  title: 'Forbidden',
  status: 403,
  message,
  issues: [{ path: 'confirm', message }],
}

test('returns the focus to the role field after the password dialog, by keyboard only', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/403/)
  const server = await startDedicatedServer({})
  // As if ten minutes had passed since the sign-in.
  let isConfirmed = false
  await page.route(`**${users.base}/u8`, (route, request) =>
    isConfirmed || request.method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 403, contentType: 'application/problem+json', body: JSON.stringify(refusal) }),
  )
  try {
    await page.goto(`${server.address}/admin/users?user=u8`)
    const role = page.getByRole('dialog', { name: 'Account' }).getByRole('combobox', { name: 'Role' })
    const passwordDialog = page.getByRole('dialog', { name: 'Confirm your password' })
    const choose = async () => {
      await role.press('Enter')
      await page.getByRole('option', { name: 'Manager' }).press('Enter')
      await expect(passwordDialog.locator('input[name="password"]')).toBeFocused()
    }
    await choose()
    await page.keyboard.press('Escape')
    await expect(passwordDialog).toBeHidden()
    await expect(role).toBeFocused()
    await expect(role).toHaveText('Viewer')

    await choose()
    await page.keyboard.type('larkmoor')
    isConfirmed = true
    await page.keyboard.press('Enter')
    await expect(page.getByText('now has the role “Manager”.').first()).toBeVisible()
    await expect(role).toBeFocused()
    await expect(role).toHaveText('Manager')
  } finally {
    await server.end()
  }
})
