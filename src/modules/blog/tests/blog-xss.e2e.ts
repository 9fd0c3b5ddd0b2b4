import { expect, test } from '#testing/browser/e2e.ts'
import { publishCorpus, setCanary, findExecutedVectors } from './blog-xss-steps.ts'

test('runs no script from user input in the list, a post or its public page', async ({ page, consoleErrors }) => {
  // The demo's service worker renders public pages, which do not exist as files.
  consoleErrors.allow(/404/)
  await setCanary(page)
  await page.goto('/apps/blog/posts')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const posts = await publishCorpus(page)
  await page.reload()
  await expect(page.getByText('Canary 0').first()).toBeVisible()
  expect(await findExecutedVectors(page)).toBe(0)

  for (const [at, { id, slug }] of posts.entries()) {
    await page.goto(`/apps/blog/detail/${encodeURIComponent(slug)}`)
    await expect(page.getByRole('heading', { level: 1, name: `Canary ${at}` })).toBeVisible()
    await expect(page.getByText('Words', { exact: true })).toBeVisible()
    expect(await findExecutedVectors(page)).toBe(0)
    await page.goto(`/frontend-pages/blog/detail/${id}`)
    await expect(page.getByText('Words', { exact: true })).toBeVisible()
    await expect(page.locator('.blog-comment-text')).toBeVisible()
    expect(await findExecutedVectors(page)).toBe(0)
  }
})
