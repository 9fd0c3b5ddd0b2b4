import { expect, test } from 'vitest'
import { serve } from '#testing/serve.ts'
import { blog } from './contract.ts'
import { slugOf } from './slug-of.ts'

test('a list without a query is every published post, newest first, and what is found has the fields of a post', async () => {
  const api = await serve(blog)
  const posts = await api.blogPosts.send()

  expect(posts.length).toBeGreaterThan(15)
  expect(posts.every(({ status, deleted }) => status === 'published' && !deleted)).toBe(true)
  const dates = posts.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(posts.every(({ view, share }) => view < 9999 && share < 9999)).toBe(true)
  expect(posts.some(({ comments }) => comments.some(({ replies }) => replies.length > 0))).toBe(true)
})

test('every post is found by the slug of its title', async () => {
  const api = await serve(blog)
  const [first] = await api.blogPosts.send({ query: { limit: 1 } })
  const { post } = await api.find.send({ body: { title: slugOf(first?.title ?? '') } })

  expect(post).toEqual(first)
  await expect(api.find.send({ body: { title: 'there-is-none' } })).rejects.toMatchObject({
    status: 404,
    message: 'Post not found',
  })
})
