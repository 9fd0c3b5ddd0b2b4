import type { Insertable } from 'kysely'
import type { SampleTools } from '#platform/db/sample/sample.ts'
import { fold } from '#platform/text/fold.ts'
import { findNamed } from '../post-text.ts'
import type { Tables } from '../server/tables.ts'
import { sampleImages, getPath } from './pictures.ts'
import { parsePosts, type SamplePost } from './parse-posts.ts'

type Row<Table extends keyof Tables> = Insertable<Tables[Table]> & { id: number }

interface People {
  /** The person's id by the first part of their handle. */
  findId: (handle: string) => number
  personIds: readonly number[]
}

/** A post of the sample with its id and age. */
interface AgedPost extends SamplePost {
  id: number
  hours: number
}

const hoursInYear = 8000

/** Posts with comments and likes, oldest first, so that ids ascend with time. */
export function samplePosts(tools: SampleTools, people: People) {
  const { random, ago } = tools
  const posts: Row<'socialPosts'>[] = []
  const comments: Row<'socialComments'>[] = []
  const tags: Tables['socialPostTags'][] = []
  const mentions: Tables['socialMentions'][] = []
  const likes: Tables['socialPostLikes'][] = []
  const commentLikes: Tables['socialCommentLikes'][] = []
  const writtenPosts = parsePosts()

  for (const [index, post] of writtenPosts.toReversed().entries()) {
    const id = index + 1
    const age = (writtenPosts.length - index) / writtenPosts.length
    // Older posts have longer intervals.
    const hours = 2 + hoursInYear * age ** 1.6
    posts.push(postRow(tools, people, { ...post, id, hours }))
    tags.push(...findNamed(post.text, 'tag').map((name) => ({ tag: fold(name), name, postId: id })))
    for (const handle of findNamed(post.text, 'mention'))
      mentions.push({ postId: id, personId: people.findId(handle.split('.')[0] ?? '') })

    const thread = createThread(tools, people, { ...post, id, hours }, comments.length + 1)
    comments.push(...thread.comments)
    commentLikes.push(...thread.likes)
    for (const [order, liker] of random.shuffle(people.personIds).slice(0, random.int(2, 26)).entries())
      likes.push({ postId: id, personId: liker, at: ago({ hours: hours - (hours * order) / 60 }) })
  }
  return { posts, comments, tags, mentions, likes, commentLikes }
}

function postRow({ ago }: SampleTools, { findId }: People, post: AgedPost): Row<'socialPosts'> {
  const { id, text, hours } = post
  const pictures = post.pictures.map((name) => ({
    id: `drawn-${name}`,
    title: sampleImages[name],
    img: getPath(name),
    file: null,
  }))
  return {
    id,
    personId: findId(post.handle),
    content: text,
    pictures: JSON.stringify(pictures),
    video: post.video,
    visibility: id % 17 === 0 ? 'followers' : 'everyone',
    sharedId: null,
    createdAt: ago({ hours }),
    editedAt: null,
    deletedAt: null,
    search: fold(text, ...pictures.map(({ title }) => title)),
  }
}

/** The comments on a post with their replies and likes, at even intervals. */
function createThread({ random, ago }: SampleTools, { findId, personIds }: People, post: AgedPost, firstId: number) {
  const comments: Row<'socialComments'>[] = []
  const likes: Tables['socialCommentLikes'][] = []
  const size = post.comments.reduce((sum, { replies }) => sum + 1 + replies.length, 0)
  const step = Math.min(3, post.hours / (size + 2))
  const addComment = ({ handle, text }: { handle: string; text: string }, parentId: number | null) => {
    const id = firstId + comments.length
    const at = ago({ hours: post.hours - step * (comments.length + 1) })
    comments.push({
      id,
      postId: post.id,
      parentId,
      personId: findId(handle),
      comment: text,
      createdAt: at,
      deletedAt: null,
    })
    for (const liker of random.shuffle(personIds).slice(0, random.int(0, 4)))
      likes.push({ commentId: id, personId: liker, at })
    return id
  }
  for (const comment of post.comments) {
    const parent = addComment(comment, null)
    for (const reply of comment.replies) addComment(reply, parent)
  }
  return { comments, likes }
}
