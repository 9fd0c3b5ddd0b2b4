import type { Sample } from '#platform/db/sample/sample.ts'
import { sampleFollows, sampleGallery, sampleNotices, notifyNotices } from './sample/around.ts'
import { samplePeople } from './sample/people.ts'
import { samplePosts } from './sample/posts.ts'
import type { Tables } from './server/tables.ts'

const sample: Sample<Tables> = (tools) => {
  const people = samplePeople(tools)
  const ids = new Map(people.map(({ handle, id }) => [handle.split('.')[0], id]))
  const findId = (handle: string) => {
    const id = ids.get(handle)
    if (id === undefined) throw new Error(`Nobody of the sample is ${handle}`)
    return id
  }
  const personIds = people.map(({ id }) => id)
  const { posts, comments, tags, mentions, likes, commentLikes } = samplePosts(tools, { findId, personIds })
  const follows = sampleFollows(tools, personIds)
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
