import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'
import { startDedicatedServer } from '#testing/servers/dedicated-server.ts'

test('shows the usage of a quota, and that it is exhausted', async ({ page }) => {
  const server = await startDedicatedServer({ ATRIUM_QUOTA_STORAGE_MB: '1' })
  const upload = async (bytes: number) => {
    const answer = await page.request.post(`${server.address}/api/files?name=notes.txt`, {
      data: 'x'.repeat(bytes),
      headers: { 'content-type': 'text/plain' },
    })
    return answer.status()
  }
  try {
    await page.goto(`${server.address}/pages/account?tab=usage`)
    const storage = page.getByRole('meter', { name: 'Storage' }).first()
    // The sample data contains files.
    const used = Number(await storage.getAttribute('aria-valuenow'))
    expect(await upload(900_000 - used)).toBe(201)
    expect(await upload(100_001)).toBe(413)
    await page.reload()
    await expect(storage).toHaveAttribute('aria-valuetext', '900 kB of 1 MB used, 100 kB left')
    expect(await upload(100_000)).toBe(201)
    await page.reload()
    await expect(storage).toHaveAttribute('aria-valuetext', '1 MB of 1 MB used, 0 bytes left')
    await expect(page.getByText('Not attached yet, kept for one day')).toBeVisible()
    await expectAccessibleInLooks(page)
  } finally {
    await server.end()
  }
})
