import { expect, test } from 'vitest'
import { dayStarts } from '#platform/server/figures/day-starts.ts'
import { addDays, splitPeriods } from '#platform/numbers/figures.ts'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { serve } from '#testing/inputs/serve.ts'
import { blog } from '../contract.ts'
import { PostList } from '../contract-posts.ts'
import { openBlog, publish } from './blog-test-steps.ts'

const today = () => new Date().toISOString().slice(0, 10)

test('returns figures that match the list, and the most read posts first', async () => {
  const api = await serve(blog)
  const posts = await api.blogPosts.send({ query: PostList.parse({ limit: 1000 }) })
  const getDayStart = dayStarts('UTC')
  const to = today()
  const from = addDays(to, -364)
  const countPosts = (first: string, last: string) => {
    const isIn = (moment: string) => moment >= getDayStart(first) && moment < getDayStart(addDays(last, 1))
    const shownComments = posts.flatMap(({ comments }) => comments.filter(({ hidden }) => !hidden))
    const allComments = shownComments.flatMap((one) => [one, ...one.replies])
    return {
      published: posts.filter(({ date }) => isIn(date)).length,
      comments: allComments.filter(({ time, hidden }) => !hidden && isIn(time)).length,
    }
  }
  const { previous } = splitPeriods({ from, to })
  const figures = await api.figures.send({ query: { from, to } })
  expect(figures.totals).toEqual(countPosts(from, to))
  expect(figures.before).toEqual(countPosts(previous.from, previous.to))
  expect(figures.totals.comments).toBeGreaterThan(5)
  expect(figures.series.reduce((sum, { comments }) => sum + comments, 0)).toBe(figures.totals.comments)
  const popular = await api.list.send({ query: PostList.parse({ sort: '-view', limit: 5 }) })
  expect(figures.mostRead.map(({ id }) => id)).toEqual(popular.map(({ id }) => id))
})

test('ignores drafts, and rejects an invalid period', async () => {
  const api = await serve(blog)
  const query = { from: today(), to: today() }
  const before = await api.figures.send({ query })
  await api.create.send({ body: { title: 'Not yet' } })
  expect(await api.figures.send({ query })).toEqual(before)
  expect((await api.send(`${blog.base}/figures?from=2026-01-02&to=2026-01-01`)).status).toBe(422)
})

test('leaves out replies to a comment that is hidden or deleted', async () => {
  const signIn = await openBlog(openRuntime)
  const [admin, agent] = [await signIn(), await signIn('u6')]
  const { id: postId } = await publish(admin)
  const query = { from: today(), to: today() }
  const count = async () => (await admin.posts.figures.send({ query })).totals.comments
  const before = await count()
  const { id } = await agent.comments.create.send({ body: { postId, comment: 'A question' } })
  await admin.comments.create.send({ body: { postId, comment: 'An answer', replyTo: id } })
  expect(await count()).toBe(before + 2)
  await admin.comments.edit.send({ params: { id }, body: { hidden: true } })
  expect(await count()).toBe(before)
  await admin.comments.edit.send({ params: { id }, body: { hidden: false } })
  await agent.comments.edit.send({ params: { id }, body: { deleted: true } })
  expect(await count()).toBe(before)
})
