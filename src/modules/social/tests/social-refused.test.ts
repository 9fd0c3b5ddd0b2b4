import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { createPng } from '#testing/inputs/png.ts'
import { openSocial, getStatuses, write } from './social-test-steps.ts'

test('rejects invalid input at its field, and returns 404 for missing records', async () => {
  const { refusal, posts } = await (await openSocial(openRuntime))()
  const { id } = await write(posts, 'Here')
  const post = `/api/data/posts/${id}`
  const picture = { id: 'x'.repeat(8), title: '' }
  const cases = [
    ['POST', '/api/data/posts', {}, 422, 'content'],
    ['POST', '/api/data/posts', { content: '  ' }, 422, 'content'],
    ['POST', '/api/data/posts', { content: 'x'.repeat(5001) }, 422, 'content'],
    ['POST', '/api/data/posts', { content: 'x', likes: 99 }, 422, 'likes'],
    ['POST', '/api/data/posts', { content: 'x', pictures: Array.from({ length: 9 }, () => picture) }, 422, 'pictures'],
    ['POST', '/api/data/posts', { pictures: [picture] }, 422, 'pictures.0'],
    ['POST', '/api/data/posts', { video: '"><script>' }, 422, 'video'],
    ['POST', '/api/data/posts', { shares: 2_000_000_000 }, 422, 'shares'],
    ['POST', '/api/data/posts', { content: 'x', visibility: 'nobody' }, 422, 'visibility'],
    ['PATCH', post, { content: '' }, 422, 'content'],
    ['PATCH', post, { deleted: true }, 422, 'deleted'],
    ['PATCH', post, { personId: 2 }, 422, 'personId'],
    ['POST', '/api/data/posts/like', {}, 422, 'postId'],
    ['POST', '/api/data/posts/like', { postId: '1' }, 422, 'postId'],
    ['POST', '/api/data/posts/like', { postId: 1.5 }, 422, 'postId'],
    ['POST', '/api/data/posts/comments/add', { postId: id, comment: '' }, 422, 'comment'],
    ['POST', '/api/data/posts/comments/add', { postId: id, comment: { data: { comment: 5 } } }, 422, 'comment'],
    ['POST', '/api/data/posts/comments/add', { postId: id, comment: 'x'.repeat(2001) }, 422, 'comment'],
    ['PUT', `${post}/like`, {}, 422, 'like'],
    ['PUT', `${post}/like`, { like: 1 }, 422, 'like'],
    ['GET', '/api/data/postData?before=x', undefined, 422, 'before'],
    ['GET', '/api/data/posts?limit=1001', undefined, 422, 'limit'],
    ['GET', '/api/data/users?relation=foes', undefined, 422, 'relation'],
    ['GET', '/api/data/users?after=999999', undefined, 422, 'after'],
    ['PATCH', '/api/data/users/1', { links: [{ label: '', url: 'javascript:alert(1)' }] }, 422, 'links.0.url'],
    ['PATCH', '/api/data/users/1', { country: 'Narnia' }, 422, 'country'],
    ['PATCH', '/api/data/users/1', { cover: { drawn: 'moon' } }, 422, 'cover'],
    ['PATCH', '/api/data/users/1', { name: 'Somebody else' }, 422, 'name'],
    ['PUT', '/api/data/users/2/follow', { isFollowed: 'yes' }, 422, 'isFollowed'],
    ['POST', '/api/data/gallery', { name: '', file: 'x'.repeat(8) }, 422, 'name'],
    ['POST', '/api/data/gallery', { name: 'x', file: 'x'.repeat(8) }, 422, 'file'],
    ['POST', '/api/data/gallery', { name: 'a\u0007b', file: 'x'.repeat(8) }, 422, 'name'],
  ] as const
  const faults = []
  for (const [method, path, body, ...refused] of cases) {
    const answer = await refusal(method, path, body)
    if (answer[0] !== refused[0] || !answer.includes(refused[1])) faults.push([method, path, body, answer])
  }
  expect(faults).toEqual([])
  for (const [method, path, body] of [
    ['POST', '/api/data/posts/like', { postId: 999_999 }],
    ['POST', '/api/data/posts/comments/add', { postId: 999_999, comment: 'x' }],
    ['POST', '/api/data/posts/replies/add', { postId: id, commentId: 1, reply: 'x' }],
    ['POST', '/api/data/posts/replies/like', { postId: id, commentId: 1 }],
    ['GET', '/api/data/posts/999999', undefined],
    ['GET', '/api/data/users/999999', undefined],
    ['GET', '/api/data/gallery/999999', undefined],
  ] as const)
    expect([path, ...(await refusal(method, path, body))]).toEqual([path, 404])
})

test('rejects changes of others’ posts and comments, and lets authors delete comments on their posts', async () => {
  const signIn = await openSocial(openRuntime)
  const [author, other] = [await signIn('u3'), await signIn('u2')]
  const { id } = await write(author.posts, 'Mine')
  const commentedPost = await author.posts.comment.send({ params: { id }, body: { comment: 'Mine, too' } })
  const comment = commentedPost.data.comments[0]?.id ?? 0
  const admin = await signIn()
  for (const { posts } of [other, admin]) {
    const attempts = [
      posts.edit.send({ params: { id }, body: { content: 'Yours' } }),
      posts.remove.send({ params: { id } }),
      posts.removeComment.send({ params: { id, comment } }),
      posts.restoreComment.send({ params: { id, comment } }),
    ]
    expect(await getStatuses(attempts)).toEqual([403, 403, 403, 403])
  }
  expect(await author.posts.show.send({ params: { id } })).toEqual(commentedPost)
  // Authors may delete others' comments on their posts.
  const answered = await other.posts.comment.send({ params: { id }, body: { comment: 'Theirs' } })
  const otherCommentId = answered.data.comments[1]?.id ?? 0
  const remaining = await author.posts.removeComment.send({ params: { id, comment: otherCommentId } })
  expect(remaining.data.comments.map((one) => one.data.comment)).toEqual(['Mine, too'])
})

test('lets a viewer only read, and mark notices as read', async () => {
  const signIn = await openSocial(openRuntime)
  const viewer = await signIn('u4')
  const [first] = await viewer.posts.feed.send({ query: {} })
  const id = first?.id ?? 0
  const attempts = [
    write(viewer.posts, 'Hello'),
    viewer.posts.like.send({ params: { id }, body: { like: true } }),
    viewer.posts.toggleLike.send({ body: { postId: id } }),
    viewer.posts.comment.send({ params: { id }, body: { comment: 'x' } }),
    viewer.gallery.create.send({ body: { name: 'x', file: 'x'.repeat(8) } }),
    viewer.people.edit.send({ params: { id: 4 }, body: { about: 'x' } }),
  ]
  expect(new Set(await getStatuses(attempts))).toEqual(new Set([403]))
  expect((await viewer.people.me.send()).name).toBe('Oliver Nkemelu')
  await viewer.notices.markRead.send({ body: { upTo: 1 } })
})

test('rejects uploads that are not pictures, too large or another user’s', async () => {
  const signIn = await openSocial(openRuntime)
  const admin = await signIn()
  const svg = await admin.upload('a.svg', new TextEncoder().encode('<svg/>'), 'image/svg+xml')
  const text = await admin.upload('a.dat', new TextEncoder().encode('<svg onload="x()"/>'), 'image/png')
  const large = await admin.upload('a.png', new Uint8Array([...createPng(), ...new Uint8Array(3_000_000)]), 'image/png')
  const otherFile = await (await signIn('u2')).upload('a.png', createPng(), 'image/png')
  const fine = await admin.upload('a.png', createPng(), 'image/png')
  for (const file of [svg, text, large, otherFile]) {
    await expect(write(admin.posts, 'x', { pictures: [{ id: fine }, { id: file }] })).rejects.toMatchObject({
      status: 422,
      issues: [{ path: 'pictures.1' }],
    })
    await expect(admin.gallery.create.send({ body: { name: 'x', file } })).rejects.toMatchObject({
      status: 422,
      issues: [{ path: 'file' }],
    })
  }
  const created = await write(admin.posts, '', { pictures: [{ id: fine, title: 'Fog' }] })
  expect(created.data.images).toEqual([
    { id: fine, img: `/api/data/posts/${created.id}/pictures/${fine}`, title: 'Fog', featured: true },
  ])
  const without = await admin.posts.edit.send({ params: { id: created.id }, body: { content: 'Words', pictures: [] } })
  expect(without.data.images).toEqual([])
  await expect(admin.posts.picture.send({ params: { id: created.id, file: fine } })).rejects.toMatchObject({
    status: 404,
  })
})
