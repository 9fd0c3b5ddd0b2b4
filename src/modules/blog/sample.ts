import type { Insertable } from 'kysely'
import type { Sample, SampleTools } from '#platform/db/sample/sample.ts'
import { plainText } from '#platform/server/html/stored-html.ts'
import { company } from './sample/company.ts'
import { devices } from './sample/devices.ts'
import { home } from './sample/home.ts'
import type { SampleComment, Story } from './sample/story.ts'
import { toStoryHtml } from './sample/story-html.ts'
import { scheduledStories } from './sample/scheduled-stories.ts'
import { workshop } from './sample/workshop.ts'
import { world } from './sample/world.ts'
import { toStoredPost, createTagRows } from './server/post-rows.ts'
import { countWords } from './server/reading-time.ts'
import type { Tables } from './server/tables.ts'
import { createAsciiSlug, createSlug } from './create-slug.ts'
import { getDetailPath } from './blog-paths.ts'
import { blog } from './contract.ts'

// No notifications for older comments.
const daysOfNotices = 12

type Comment = Insertable<Tables['blogComments']> & { id: number }

/** Drafts are the newest; all others in order of publication. */
const stories = [...workshop, ...home, ...company, ...devices, ...world, ...scheduledStories].sort(
  (one, other) => (other.days ?? -100) - (one.days ?? -100),
)

const findAuthor =
  ({ users, people }: SampleTools) =>
  (by: string) => {
    const user = users.find(({ id }) => id === by)
    if (user) return { id: user.id, name: `${user.firstname} ${user.lastname}`, avatar: user.avatar }
    const index = people.findIndex(({ lastname }) => lastname === by)
    const person = people[index]
    if (!person) throw new Error(`Nobody in the sample is called ${by}`)
    return { id: `reader-${index + 1}`, name: `${person.firstname} ${person.lastname}`, avatar: person.avatar }
  }

/** Creation and publication time of a story; writing takes three days. */
function getDates({ days }: Story, index: number, { ago, ahead }: SampleTools) {
  const minutes = (index * 37) % 240
  if (days === undefined) return { createdAt: ago({ hours: 9 * (stories.length - index), minutes }), publishAt: null }
  if (days < 0) return { createdAt: ago({ days: 2, minutes }), publishAt: ahead({ days: -days, minutes }) }
  return { createdAt: ago({ days: days + 3, minutes }), publishAt: ago({ days, minutes }) }
}

function getStatus({ days }: Story) {
  if (days === undefined) return 'draft'
  return days < 0 ? 'scheduled' : 'published'
}

function createPost(story: Story, index: number, tools: SampleTools) {
  const { random } = tools
  const author = findAuthor(tools)
  const { days = 0, remarks = [] } = story
  const status = getStatus(story)
  const { createdAt, publishAt } = getDates(story, index, tools)
  const { id: authorId, name: authorName, avatar: authorAvatar } = author(story.by)
  const view = status === 'published' ? 180 + days * random.int(9, 21) + random.int(0, 90) : 0
  return {
    id: index + 1,
    ...toStoredPost({
      title: story.title,
      slug: createSlug(story.title),
      slugFixed: status !== 'draft',
      content: toStoryHtml(story.text),
      excerpt: story.excerpt,
      lead: '',
      category: story.category,
      tags: [...story.tags],
      language: story.language ?? 'en',
      featured: story.featured ?? false,
      cover: null,
      coverImg: story.cover && `/pictures/blog/${story.cover}.svg`,
      coverAlt: story.coverAlt,
      pictures: [],
      status,
      publishAt,
      date: createdAt,
      authorId,
      authorName,
      authorAvatar,
      createdAt,
      updatedAt: status === 'published' && publishAt ? publishAt : createdAt,
      readingMinutes: 1,
      commentCount: remarks.reduce((sum, { replies = [] }) => sum + 1 + replies.length, 0),
      view,
      share: Math.round((view * random.int(2, 7)) / 100),
      version: 1,
      deletedAt: null,
    }),
  }
}

type Post = ReturnType<typeof createPost>

const createFirstVersion = ({ id, title, content, excerpt, authorId, status, updatedAt }: Post) => ({
  id,
  postId: id,
  begunAt: updatedAt,
  at: updatedAt,
  byId: authorId,
  kind: status === 'draft' ? ('created' as const) : ('published' as const),
  title,
  content,
  excerpt,
  words: countWords(plainText(content)),
})

/** Notifications for authors about recent comments. */
function notifyLately(posts: readonly Post[], comments: readonly Comment[], { ago, notify }: SampleTools) {
  for (const { postId, replyTo, authorId, authorName, time } of comments) {
    const post = posts.find(({ id }) => id === postId)
    const answered = comments.find(({ id }) => id === replyTo)
    if (!post || time < ago({ days: daysOfNotices })) continue
    notify({
      users: [answered?.authorId ?? post.authorId],
      authorId,
      topic: blog.name,
      kind: answered ? 'replied' : 'commented',
      values: { who: authorName, title: post.title },
      path: getDetailPath(post.slug),
      recordId: postId,
      at: time,
    })
  }
}

const sample: Sample<Tables> = (tools) => {
  const author = findAuthor(tools)
  const { ago } = tools
  const comments: Comment[] = []

  const createComment = (
    postId: number,
    days: number,
    { by, hours, text }: Omit<SampleComment, 'replies'>,
    replyTo: number | null,
  ) => {
    const { id: authorId, name, avatar } = author(by)
    const id = comments.length + 1
    comments.push({
      id,
      postId,
      replyTo,
      authorId,
      authorName: name,
      authorAvatar: avatar,
      comment: text,
      time: ago({ hours: Math.max(days * 24 - hours, 1) }),
      editedAt: null,
      hiddenAt: null,
      deletedAt: null,
    })
    return id
  }

  const posts = stories.map((story, index) => {
    const id = index + 1
    const { days = 0, remarks = [] } = story
    for (const { replies = [], ...first } of remarks) {
      const answered = createComment(id, days, first, null)
      for (const reply of replies) createComment(id, days, reply, answered)
    }
    return createPost(story, index, tools)
  })

  notifyLately(posts, comments, tools)

  return {
    blogPosts: posts,
    blogSlugs: posts.flatMap(({ id, slug }) =>
      [...new Set([slug, createAsciiSlug(slug)])].filter(Boolean).map((one) => ({ slug: one, postId: id })),
    ),
    blogTags: posts.flatMap(({ id }, index) => createTagRows(id, stories[index]?.tags ?? [])),
    blogComments: comments,
    blogVersions: posts.map(createFirstVersion),
  }
}

export default sample
