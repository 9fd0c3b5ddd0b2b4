import { expect, test } from '#testing/e2e.ts'
import { roles, RoleRecord } from './contract.ts'
import { plainRules } from './plain-rules.ts'

const json = { 'content-type': 'application/json' }

test('whoever is signed in feels changed rules at once', async ({ page, browser, baseURL }) => {
  const admin = await browser.newContext({ ...(baseURL && { baseURL }) })
  await admin.request.get('/api/session')
  await page.goto('/pages/casl')
  await page.request.put('/api/session', { data: { userId: 'u4' }, headers: json })
  const streams = page.waitForResponse((response) => response.url().includes('/api/events'))
  await page.reload()
  await streams
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('link', { name: 'Roles and rules' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Roles', exact: true })).toHaveCount(0)

  const { rules } = RoleRecord.parse(await (await admin.request.get(`${roles.base}/viewer`)).json())
  const more = [...plainRules(rules), { action: ['update'], subject: roles.name }]
  const change = await admin.request.patch(`${roles.base}/viewer`, { data: { rules: more }, headers: json })
  expect(change.status()).toBe(200)
  await expect(menu.getByRole('link', { name: 'Roles', exact: true })).toBeVisible()
  await admin.request.post(`${roles.base}/viewer/reset`, { headers: json })
  await expect(menu.getByRole('link', { name: 'Roles', exact: true })).toHaveCount(0)
  await admin.close()
})
