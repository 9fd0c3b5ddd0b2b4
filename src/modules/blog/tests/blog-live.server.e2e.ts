import { expect, test } from '#testing/browser/e2e.ts'
import { uniqueName } from '#testing/inputs/unique-name.ts'
import { blogComments } from '../contract-comments.ts'
import { blog } from '../contract.ts'

const json = { 'content-type': 'application/json' }

test('shows a colleague’s comment without a reload, and only reading to a viewer', async ({
  page,
  browser,
  baseURL,
}) => {
  const [post] = await (await page.request.get(`${blog.base}/posts?limit=1`)).json()
  const streams = page.waitForResponse((response) => response.url().includes('/api/events'))
  await page.goto(`/apps/blog/detail/${encodeURIComponent(post.slug)}`)
  await streams
  await expect(page.getByRole('textbox', { name: 'Your comment' })).toBeVisible()

  const colleague = await browser.newContext({ ...(baseURL && { baseURL }) })
  await colleague.request.put('/api/session', { data: { userId: 'u2' }, headers: json })
  const comment = uniqueName('Livewire says hello')
  const body = { postId: post.id, comment }
  const created = await colleague.request.post(`${blogComments.base}/comments`, { data: body, headers: json })
  expect(created.status()).toBe(201)
  await expect(page.getByText(comment)).toBeVisible()
  await colleague.close()

  const viewer = await browser.newContext({ ...(baseURL && { baseURL }) })
  await viewer.request.put('/api/session', { data: { userId: 'u4' }, headers: json })
  const theirs = await viewer.newPage()
  await theirs.goto(`/apps/blog/detail/${encodeURIComponent(post.slug)}`)
  await expect(theirs.getByText(comment)).toBeVisible()
  await expect(theirs.getByText('You can read comments but not write them.')).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Share' })).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0)
  await expect(theirs.getByRole('button', { name: /^Reply|^Actions/ })).toHaveCount(0)
  await theirs.goto('/apps/blog/posts')
  await expect(theirs.getByRole('list', { name: 'Posts', exact: true }).getByRole('article').first()).toBeVisible()
  await expect(theirs.getByRole('navigation', { name: 'Filter by status' })).toHaveCount(0)
  await viewer.close()
})
