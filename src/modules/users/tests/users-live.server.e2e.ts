import { expect, test } from '#testing/browser/e2e.ts'
import { users } from '../contract.ts'

const json = { 'content-type': 'application/json' }

test('applies a role change to an open screen, and signs out a suspended user', async ({
  page,
  browser,
  baseURL,
  consoleErrors,
}) => {
  consoleErrors.allow(/401/)
  const admin = await browser.newContext({ ...(baseURL && { baseURL }) })
  const edit = async (data: object) => {
    const { status } = await admin.request
      .patch(`${users.base}/u8`, { data, headers: json })
      .then(async (response) => ({ status: response.status() }))
    expect(status).toBe(200)
  }
  await admin.request.get('/api/session')
  await page.request.put('/api/session', { data: { userId: 'u8' }, headers: json })
  const stream = page.waitForResponse((response) => response.url().includes('/api/events'))
  await page.goto('/')
  await stream
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const entry = page.getByRole('link', { name: 'Users', exact: true })
  await expect(entry).toHaveCount(0)

  try {
    await edit({ role: 'admin' })
    await expect(entry).toBeVisible()
    await entry.click()
    await expect(page.getByRole('grid', { name: 'Users' }).getByRole('link', { name: 'Gwen Pritchard' })).toBeVisible()
    await edit({ status: 'suspended' })
    await expect(page.getByRole('dialog')).toBeVisible()
    expect((await page.request.get(users.base)).status()).toBe(401)
  } finally {
    await edit({ role: 'viewer', status: 'active' })
    await admin.close()
  }
})
