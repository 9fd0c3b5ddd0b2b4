import { expect, test } from 'vitest'
import { openNotices } from '#testing/databases/notices.ts'
import { social } from '../contract.ts'
import { maxCommentsOfPerson, maxLatestReplies } from '../server/comment-rows.ts'
import type { Tables } from '../server/tables.ts'

async function open() {
  const { as, db: all } = await openNotices()
  const db = all.withTables<Pick<Tables, keyof Tables>>()
  const [author, other] = [await as('u3', social), await as('u6', social)]
  const { id } = await author.create.send({ body: { content: 'A chair for two' } })
  await other.comment.send({ params: { id }, body: { comment: 'How long?' } })
  const { personId, id: commentId } = await db
    .selectFrom('socialComments')
    .selectAll()
    .where('postId', '=', id)
    .executeTakeFirstOrThrow()
  const addReplies = (count: number) => {
    const rows = Array.from({ length: count }, (_, index) => ({
      postId: id,
      parentId: commentId,
      personId,
      comment: `Reply ${index}`,
      createdAt: new Date(Date.UTC(2026, 0, 1) + index).toISOString(),
      deletedAt: null,
    }))
    return db.insertInto('socialComments').values(rows).execute()
  }
  return { author, other, id, commentId, addReplies }
}

test('has the latest replies to a comment in the feed, and all of them in the post', async () => {
  const { author, id, addReplies } = await open()
  await addReplies(300)
  const [post] = await author.feed.send({ query: { limit: 1 } })
  expect(post).toMatchObject({ id, commentCount: 301 })
  const replies = post?.data.comments.flatMap(({ data }) => data.replies) ?? []
  expect(replies).toHaveLength(maxLatestReplies)
  expect(replies.at(-1)?.data.comment).toBe('Reply 299')
  const whole = await author.show.send({ params: { id } })
  expect(whole.data.comments.flatMap(({ data }) => data.replies)).toHaveLength(300)
})

test('refuses a comment of a user who has written very many on the post, but none of others', async () => {
  const { author, other, id, commentId, addReplies } = await open()
  await addReplies(maxCommentsOfPerson - 1)
  const params = { id, comment: commentId }
  const body = { postId: id, commentId, reply: 'One more' }
  const attempts = await Promise.allSettled([
    other.comment.send({ params, body: { comment: 'One more' } }),
    other.reply.send({ params, body: { reply: 'One more' } }),
    other.appendComment.send({ body: { postId: id, comment: 'One more' } }),
    other.appendReply.send({ body }),
  ])
  expect(attempts.map((attempt) => attempt.status === 'rejected' && attempt.reason.status)).toEqual([
    422, 422, 422, 422,
  ])
  expect((await author.reply.send({ params, body: { reply: 'Enough?' } })).commentCount).toBe(maxCommentsOfPerson + 1)
})
