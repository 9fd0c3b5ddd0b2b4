import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'
import { startDedicatedServer } from '#testing/servers/dedicated-server.ts'
import { users } from '../contract.ts'

const json = { 'content-type': 'application/json' }

test('tells a user without a role to wait, and opens the application once they have one', async ({ page, browser }) => {
  const server = await startDedicatedServer({})
  const admin = await browser.newContext({ baseURL: server.address })
  const setRole = async (role: string) =>
    expect((await admin.request.patch(`${users.base}/u8`, { data: { role }, headers: json })).status()).toBe(200)
  try {
    await admin.request.get('/api/session')
    await setRole('guest')
    await page.request.put(`${server.address}/api/session`, { data: { userId: 'u8' }, headers: json })
    const stream = page.waitForResponse((response) => response.url().includes('/api/events'))
    await page.goto(`${server.address}/admin/users`)
    await stream
    const waiting = page.getByRole('heading', { level: 1, name: 'Your account is waiting for a role' })
    await expect(waiting).toBeVisible()
    await expect(page).toHaveTitle('Your account is waiting for a role · Atrium')
    await expect(page.getByRole('link', { name: 'Users' })).toHaveCount(0)
    await expectAccessibleInLooks(page)

    // No records are requested, which would be refused.
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Find anything' }).fill('gwen')
    await expect(page.getByText('No results for “gwen”')).toBeVisible()
    await page.keyboard.press('Escape')

    await page.getByRole('link', { name: 'Your account' }).focus()
    await setRole('admin')
    const heading = page.getByRole('heading', { level: 1, name: 'Users' })
    await expect(waiting).toBeHidden()
    await expect(heading).toBeFocused()
    await expect(page).toHaveTitle('Users · Atrium')
  } finally {
    // Otherwise the page would keep polling the closed server.
    await page.goto('about:blank')
    await admin.close()
    await server.end()
  }
})
