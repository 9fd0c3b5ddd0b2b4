import { expect, test } from '#testing/browser/e2e.ts'
import { startDedicatedServer } from '#testing/servers/dedicated-server.ts'
import { users } from '../contract.ts'

test('reverts a change beyond the quota, and shows when writes are possible again', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/429/)
  const server = await startDedicatedServer({ ATRIUM_QUOTA_WRITES: '20' })
  try {
    await page.goto(`${server.address}/admin/users?user=u8`)
    const drawer = page.getByRole('dialog', { name: 'Account' })
    const suspend = drawer.getByRole('button', { name: 'Suspend' })
    await expect(suspend).toBeVisible()
    await expect(async () => {
      const answer = await page.request.patch(`${server.address}${users.base}/u8`, { data: { status: 'active' } })
      expect(answer.status()).toBe(429)
    }).toPass({ intervals: [0] })
    await suspend.click()
    await expect(
      page.getByText(/^You have reached the limit of changes per minute\. This change was not saved\./),
    ).toBeVisible()
    await expect(suspend).toBeVisible()
    await expect(drawer.getByText('Active', { exact: true })).toBeVisible()
  } finally {
    await server.end()
  }
})
