import type { Insertable } from 'kysely'
import type { SampleTools } from '#platform/db/sample/sample.ts'
import { fold } from '#platform/text/fold.ts'
import type { Tables } from '../server/tables.ts'
import { sampleImages, isSampleImage, getPath } from './pictures.ts'
import { socialNotices } from '../contract-notices.ts'

type Follow = Tables['socialFollows']

/** Follows: most colleagues follow each other, everybody follows some others. */
export function sampleFollows({ users, random, ago }: SampleTools, personIds: readonly number[]): Follow[] {
  const pairs = new Map<string, Follow>()
  const add = (followerId: number, followedId: number) => {
    if (followerId !== followedId)
      pairs.set(`${followerId} ${followedId}`, { followerId, followedId, at: ago({ days: random.int(2, 300) }) })
  }
  const colleagues = personIds.slice(0, users.length)
  for (const follower of colleagues) for (const other of colleagues) if (random.chance(0.85)) add(follower, other)
  for (const follower of personIds) {
    const followed = random.shuffle(personIds).slice(0, random.int(4, 16))
    for (const other of followed) add(follower, other)
    if (random.chance(0.45)) add(follower, 1)
  }
  for (const other of random.shuffle(personIds.slice(users.length)).slice(0, 20)) add(1, other)
  return [...pairs.values()]
}

/** The galleries: most pictures are in the administrator's, some in those of others. */
export function sampleGallery({ users, random, ago }: SampleTools): Insertable<Tables['socialPictures']>[] {
  const names = Object.keys(sampleImages).filter(isSampleImage)
  const owners = [
    { personId: 1, count: 26 },
    ...users.slice(1).map((_, index) => ({ personId: index + 2, count: random.int(3, 8) })),
    ...Array.from({ length: 20 }, (_, index) => ({ personId: users.length + 1 + index * 3, count: random.int(1, 6) })),
  ]
  const rows = owners.flatMap(({ personId, count }) =>
    random
      .shuffle(names)
      .slice(0, count)
      .map((name) => ({ personId, name, days: random.int(1, 330) })),
  )
  return rows
    .toSorted((one, other) => other.days - one.days)
    .map(({ personId, name, days }, index) => ({
      id: index + 1,
      personId,
      name: sampleImages[name],
      search: fold(sampleImages[name]),
      drawn: getPath(name),
      file: null,
      createdAt: ago({ days, minutes: index }),
      deletedAt: null,
    }))
}

interface SampleEvents {
  posts: readonly (Insertable<Tables['socialPosts']> & { id: number })[]
  comments: readonly (Insertable<Tables['socialComments']> & { id: number })[]
  likes: readonly Tables['socialPostLikes'][]
  follows: readonly Follow[]
}

const daysOfNotices = 60
const daysUnread = 3
const excerpt = 140

/** The notices of users during the last weeks. */
export function sampleNotices({ users, ago }: SampleTools, { posts, comments, likes, follows }: SampleEvents) {
  const byId = new Map(posts.map((post) => [post.id, post]))
  const noticeBase = { postId: null, commentId: null, excerpt: '' }
  const commentNotices = comments.flatMap(({ id, postId, personId, parentId, comment, createdAt }) => {
    const post = byId.get(postId)
    if (!post || parentId !== null) return []
    return {
      personId: post.personId,
      actorId: personId,
      kind: 'comment' as const,
      postId,
      commentId: id,
      excerpt: comment.slice(0, excerpt),
      at: createdAt,
    }
  })
  const liked = likes.flatMap(({ postId, personId, at }) => {
    const post = byId.get(postId)
    if (!post) return []
    const about = post.content.slice(0, excerpt)
    return {
      ...noticeBase,
      personId: post.personId,
      actorId: personId,
      kind: 'like' as const,
      postId,
      excerpt: about,
      at,
    }
  })
  const followed = follows.map(({ followerId, followedId, at }) => ({
    ...noticeBase,
    personId: followedId,
    actorId: followerId,
    kind: 'follow' as const,
    at,
  }))
  return [...commentNotices, ...liked, ...followed]
    .filter(({ personId, actorId }) => personId <= users.length && personId !== actorId)
    .filter(({ at }) => at > ago({ days: daysOfNotices }))
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
    .map((notice, index): Insertable<Tables['socialNotices']> & { id: number } => ({
      id: index + 1,
      ...notice,
      readAt: notice.at > ago({ days: daysUnread }) ? null : notice.at,
    }))
}

// Users receive these as notifications too.
const newest = 2

/** The newest notices as notifications. */
export function notifyNotices(
  { notify, ago }: SampleTools,
  people: readonly { id: number; userId?: string | null | undefined; name: string }[],
  notices: readonly Omit<Insertable<Tables['socialNotices']>, 'id'>[],
) {
  const byId = new Map(people.map((person) => [person.id, person]))
  for (const { personId, actorId, kind, postId, excerpt, at } of notices) {
    const person = byId.get(personId)
    const actor = byId.get(actorId)
    if (!person?.userId || !actor || at < ago({ days: newest })) continue
    notify({
      users: [person.userId],
      ...(actor.userId && { authorId: actor.userId }),
      topic: socialNotices.name,
      kind,
      values: { who: actor.name, text: excerpt },
      path: postId ? `/apps/users/profile?post=${postId}` : '/apps/users/followers',
      recordId: postId ? `post ${postId}` : `person ${personId}`,
      at,
    })
  }
}
