import { expect, test } from '#testing/browser/e2e.ts'
import { uniqueName } from '#testing/inputs/unique-name.ts'
import { roles, RoleRecord } from '../contract.ts'
import { toPlainRules } from '../edit/plain-rules.ts'

const json = { 'content-type': 'application/json' }

test('applies changed rules to open screens', async ({ page, browser, baseURL }) => {
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
  const moreRules = [...toPlainRules(rules), { action: ['update'], subject: roles.name }]
  const change = await admin.request.patch(`${roles.base}/viewer`, { data: { rules: moreRules }, headers: json })
  expect(change.status()).toBe(200)
  await expect(menu.getByRole('link', { name: 'Roles', exact: true })).toBeVisible()
  await admin.request.post(`${roles.base}/viewer/reset`, { data: {}, headers: json })
  await expect(menu.getByRole('link', { name: 'Roles', exact: true })).toHaveCount(0)
  await admin.close()
})

test('reports concurrent changes to a role, and merges them', async ({ page, browser, baseURL }) => {
  const admin = await browser.newContext({ ...(baseURL && { baseURL }) })
  await admin.request.get('/api/session')
  const answer = await admin.request.post(roles.base, {
    data: { name: uniqueName('Edited by two'), copyOf: 'viewer' },
    headers: json,
  })
  const { id, rules, version } = RoleRecord.parse(await answer.json())
  const streams = page.waitForResponse((response) => response.url().includes('/api/events'))
  await page.goto(`/admin/roles?role=${id}`)
  await streams
  await page.getByRole('button', { name: 'Edit Roles: Never' }).click()
  await page.getByRole('menuitem', { name: 'Always' }).click()
  await expect(page.getByText('1 unsaved change')).toBeVisible()

  const moreRules = [...toPlainRules(rules), { action: ['create'], subject: roles.name }]
  const change = await admin.request.patch(`${roles.base}/${id}`, {
    data: { rules: moreRules, version },
    headers: json,
  })
  expect(change.status()).toBe(200)
  await expect(page.getByText('Someone else changed this role while you were editing.')).toBeVisible()
  await page.getByRole('button', { name: 'Apply my change to their version' }).click()
  await page.getByRole('button', { name: 'Review and save' }).click()
  const review = page.getByRole('dialog')
  await expect(review.getByText('Edit Roles: Never → Always')).toBeVisible()
  await review.getByRole('button', { name: 'Save rules' }).click()
  await expect(review).toBeHidden()
  await expect(page.getByRole('button', { name: 'Edit Roles: Always' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create Roles: Always' })).toBeVisible()
  // Otherwise the page would request the deleted role.
  await page.close()
  await admin.request.delete(`${roles.base}/${id}`, { data: {}, headers: json })
  await admin.close()
})
