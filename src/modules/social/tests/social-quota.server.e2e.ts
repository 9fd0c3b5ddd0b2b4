import { Usage, usage } from '#platform/contracts/usage-contract.ts'
import { expect, test } from '#testing/browser/e2e.ts'
import { startDedicatedServer } from '#testing/servers/dedicated-server.ts'
import { picture } from './social-e2e-steps.ts'

test('reports full storage as such, and offers to retry the upload', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/413/)
  const server = await startDedicatedServer({ ATRIUM_QUOTA_STORAGE_MB: '1' })
  try {
    const { quotas } = Usage.parse(await (await page.request.get(`${server.address}${usage.base}`)).json())
    const { limit, used } = quotas.find(({ name }) => name === 'storage') ?? { limit: 0, used: 0 }
    const answer = await page.request.post(`${server.address}/api/files?name=notes.txt`, {
      data: 'x'.repeat((limit ?? 0) - used),
      headers: { 'content-type': 'text/plain' },
    })
    expect(answer.status()).toBe(201)
    await page.goto(`${server.address}/apps/users/gallery`)
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Upload pictures' }).click(),
    ])
    await chooser.setFiles([picture('quay.png')])
    await expect(page.getByRole('alert')).toHaveText('Not enough storage space for this file.')
    await expect(page.getByRole('button', { name: 'Retry upload of quay' })).toBeVisible()
  } finally {
    await server.end()
  }
})
