import { type Comment, Post, type Reply } from '../contract-posts.ts'

/** Applies a change to posts only, since people and comments have ids too. */
export const onPost = (change: (post: Post) => Post) => (record: Record<string, unknown>) => {
  const post = Post.safeParse(record).data
  return post ? change(post) : record
}

type Likes = Post['data']['likes']

/** Sets or removes the user's like; idempotent. */
export const withLike = ({ like, value }: Likes, isLiked: boolean): Likes => ({
  like: isLiked,
  value: like === isLiked ? value : Math.max(0, value + (isLiked ? 1 : -1)),
})

export const likedPost = (post: Post, isLiked: boolean): Post => ({
  ...post,
  data: { ...post.data, likes: withLike(post.data.likes, isLiked) },
})

/** The post with a change to the likes of a comment or reply. */
export function withComment(post: Post, id: number, change: (likes: Likes) => Likes): Post {
  const changed = (one: Reply): Reply =>
    one.id === id ? { ...one, data: { ...one.data, likes: change(one.data.likes) } } : one
  const comments = post.data.comments.map((comment): Comment => {
    const { likes } = changed(comment).data
    return { ...comment, data: { ...comment.data, likes, replies: comment.data.replies.map(changed) } }
  })
  return { ...post, data: { ...post.data, comments } }
}

/** The post without a comment and its replies, or without a reply. */
export function withoutComment(post: Post, id: number): Post {
  const { comments } = post.data
  const remaining = comments
    .filter((comment) => comment.id !== id)
    .map((comment) => ({
      ...comment,
      data: { ...comment.data, replies: comment.data.replies.filter((reply) => reply.id !== id) },
    }))
  const size = (list: readonly Comment[]) => list.reduce((sum, { data }) => sum + 1 + data.replies.length, 0)
  const removedCount = size(comments) - size(remaining)
  return { ...post, commentCount: post.commentCount - removedCount, data: { ...post.data, comments: remaining } }
}
