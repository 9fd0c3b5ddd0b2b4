import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { transport } from '#platform/web/api/transport.ts'
import { api } from '../blog-client.ts'
import firstQueries from '../first-queries.ts'

const slug = 'wet-cloth'
const byId = ['/api/data/blog/comments', '/api/data/blog/posts/7/around']

/** Sends the first queries of a post's screen, and returns the paths requested before any response. */
async function listRequested(cached: readonly { id: number; slug: string; status: string }[]) {
  const requested: string[] = []
  const send = vi.spyOn(transport, 'send').mockImplementation((request) => {
    requested.push(new URL(request.url).pathname)
    return new Promise(() => {})
  })
  const queries = new QueryClient()
  queries.setQueryData(api.list.page().queryKey, { items: cached, total: cached.length, isLeast: false })
  const visit = { params: { slug }, search: new URLSearchParams(), can: () => true }
  for (const query of firstQueries['/apps/blog/detail/:slug']?.(visit) ?? [])
    void (typeof query === 'function' ? query(queries) : queries.prefetchQuery(query))
  await new Promise((resolve) => setTimeout(resolve, 0))
  send.mockRestore()
  return requested
}

test('requests the comments and neighbours of a post with it, if a list has its id', async () => {
  const requested = await listRequested([{ id: 7, slug, status: 'published' }])
  expect(requested).toEqual(expect.arrayContaining([`/api/data/blog/slugs/${slug}`, ...byId]))
})

test('does not request the comments and neighbours of a draft, nor of a post whose id is unknown', async () => {
  for (const cached of [[], [{ id: 7, slug, status: 'draft' }]]) {
    const requested = await listRequested(cached)
    expect(requested.filter((path) => byId.includes(path))).toEqual([])
  }
})
