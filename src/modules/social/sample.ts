import type { Insertable } from 'kysely'
import type { Sample, SampleTools } from '#platform/db/sample/sample.ts'
import { fold } from '#platform/text/fold.ts'
import { namedIn } from './post-text.ts'
import { samplePeople } from './sample/people.ts'
import { drawn, pathOf } from './sample/pictures.ts'
import { readPosts } from './sample/read-posts.ts'
import { sampleFollows, sampleGallery, sampleNotices, notifyNotices } from './sample/around.ts'
import type { Tables } from './server/tables.ts'

type Rows<Table extends keyof Tables> = (Insertable<Tables[Table]> & { id: number })[]

const hoursInYear = 8000

/** Posts with what was said and liked about them, the oldest first, so that ids ascend with time. */
function samplePosts({ random, ago }: SampleTools, idOf: (who: string) => number, everybody: readonly number[]) {
  const posts: Rows<'socialPosts'> = []
  const comments: Rows<'socialComments'> = []
  const tags: Tables['socialPostTags'][] = []
  const mentions: Tables['socialMentions'][] = []
  const likes: Tables['socialPostLikes'][] = []
  const commentLikes: Tables['socialCommentLikes'][] = []
  const written = readPosts()

  for (const [index, post] of written.toReversed().entries()) {
    const id = index + 1
    const age = (written.length - index) / written.length
    // The further back, the more seldom.
    const hours = 2 + hoursInYear * age ** 1.6
    const personId = idOf(post.who)
    const pictures = post.pictures.map((name) => ({
      id: `drawn-${name}`,
      title: drawn[name],
      img: pathOf(name),
      file: null,
    }))
    posts.push({
      id,
      personId,
      content: post.text,
      pictures: JSON.stringify(pictures),
      video: post.video,
      visibility: id % 17 === 0 ? 'followers' : 'everyone',
      sharedId: null,
      createdAt: ago({ hours }),
      editedAt: null,
      deletedAt: null,
      search: fold(post.text, ...pictures.map(({ title }) => title)),
    })
    tags.push(...namedIn(post.text, 'tag').map((name) => ({ tag: fold(name), name, postId: id })))
    for (const handle of namedIn(post.text, 'mention'))
      mentions.push({ postId: id, personId: idOf(handle.split('.')[0] ?? '') })

    const said = post.comments.flatMap(({ replies, ...comment }) => [comment, ...replies])
    const step = Math.min(3, hours / (said.length + 2))
    let place = 0
    const say = ({ who, text }: { who: string; text: string }, parentId: number | null) => {
      place += 1
      const commentId = comments.length + 1
      const at = ago({ hours: hours - step * place })
      comments.push({
        id: commentId,
        postId: id,
        parentId,
        personId: idOf(who),
        comment: text,
        createdAt: at,
        deletedAt: null,
      })
      for (const liker of random.shuffle(everybody).slice(0, random.int(0, 4)))
        commentLikes.push({ commentId, personId: liker, at })
      return commentId
    }
    for (const comment of post.comments) {
      const parent = say(comment, null)
      for (const reply of comment.replies) say(reply, parent)
    }
    for (const [order, liker] of random.shuffle(everybody).slice(0, random.int(2, 26)).entries())
      likes.push({ postId: id, personId: liker, at: ago({ hours: hours - (hours * order) / 60 }) })
  }
  return { posts, comments, tags, mentions, likes, commentLikes }
}

const sample: Sample<Tables> = (tools) => {
  const people = samplePeople(tools)
  const ids = new Map(people.map(({ handle, id }) => [handle.split('.')[0], id]))
  const idOf = (who: string) => {
    const id = ids.get(who)
    if (id === undefined) throw new Error(`Nobody of the sample is ${who}`)
    return id
  }
  const everybody = people.map(({ id }) => id)
  const { posts, comments, tags, mentions, likes, commentLikes } = samplePosts(tools, idOf, everybody)
  const follows = sampleFollows(tools, everybody)
  const notices = sampleNotices(tools, { posts, comments, likes, follows })
  notifyNotices(tools, people, notices)
  return {
    socialPeople: people,
    socialFollows: follows,
    socialPosts: posts,
    socialPostTags: tags,
    socialMentions: mentions,
    socialPostLikes: likes,
    socialComments: comments,
    socialCommentLikes: commentLikes,
    socialPictures: sampleGallery(tools),
    socialNotices: notices,
  }
}

export default sample
