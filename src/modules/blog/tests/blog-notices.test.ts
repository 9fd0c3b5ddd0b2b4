import { expect, test } from 'vitest'
import { openNotices } from '#testing/databases/notices.ts'
import { blog } from '../contract.ts'
import { blogComments } from '../contract-comments.ts'

test('notifies authors of comments, and commenters of replies', async () => {
  const { as, takeNotices } = await openNotices()
  const posts = (await (await as('u1', blog)).list.send()).filter(
    ({ authorId, status }) => authorId === 'u1' && status === 'published',
  )
  const [post] = posts
  if (!post) throw new Error('The administrator has written nothing')
  const at = `(/apps/blog/detail/${encodeURIComponent(post.slug)})`
  const reader = await as('u3', blogComments)
  const { id } = await reader.create.send({ body: { postId: post.id, comment: 'Lovely' } })
  expect(takeNotices()).toEqual([`u1: Amina Haddad commented on “${post.title}” ${at}`])
  await (await as('u1', blogComments)).create.send({ body: { postId: post.id, comment: 'Thank you', replyTo: id } })
  expect(takeNotices()).toEqual([`u3: Inês Carvalho replied to your comment on “${post.title}” ${at}`])
})
