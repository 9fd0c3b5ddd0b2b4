import { expect, test } from 'vitest'
import type { Comment, Post } from '../contract-posts.ts'
import { likedPost, onPost, withComment, withLike, withoutComment } from './changed-post.ts'

const profile = {
  id: 1,
  avatar: '',
  name: 'Amina',
  time: '2026-01-01T00:00:00.000Z',
  role: 'Designer',
  handle: 'amina',
}
const likes = { like: false, value: 2 }
const reply = { id: 11, profile, canRemove: false, data: { comment: 'Yes', likes } }
const comment: Comment = { id: 10, profile, canRemove: true, data: { comment: 'Nice', likes, replies: [reply] } }
const post: Post = {
  id: 1,
  profile,
  data: { content: 'Hello', images: [], likes, comments: [comment] },
  commentCount: 5,
  shareCount: 0,
  mentions: [],
  shared: null,
  visibility: 'everyone',
  editedAt: null,
  canEdit: false,
}

test('counts a repeated like once', () => {
  expect(withLike(likes, true)).toEqual({ like: true, value: 3 })
  expect(withLike({ like: true, value: 3 }, true)).toEqual({ like: true, value: 3 })
  expect(withLike({ like: true, value: 3 }, false)).toEqual(likes)
  expect(likedPost(post, true).data.likes.value).toBe(3)
})

test('likes only the given comment or reply', () => {
  const [liked] = withComment(post, 11, (now) => withLike(now, true)).data.comments
  expect(liked?.data.likes).toEqual(likes)
  expect(liked?.data.replies[0]?.data.likes).toEqual({ like: true, value: 3 })
  const [other] = withComment(post, 10, (now) => withLike(now, true)).data.comments
  expect(other?.data.likes.value).toBe(3)
  expect(other?.data.replies[0]?.data.likes).toEqual(likes)
})

test('removes a comment with its replies, and updates the count', () => {
  expect(withoutComment(post, 10)).toMatchObject({ commentCount: 3, data: { comments: [] } })
  expect(withoutComment(post, 11)).toMatchObject({ commentCount: 4, data: { comments: [{ data: { replies: [] } }] } })
})

test('does not change a person with the id of a post', () => {
  const person = { id: 1, name: 'Amina' }
  expect(onPost((one) => likedPost(one, true))(person)).toBe(person)
})
