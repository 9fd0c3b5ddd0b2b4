import { olderPosts } from './older-posts.ts'
import { recentPosts } from './recent-posts.ts'
import { springPosts } from './spring-posts.ts'
import { type SampleImage, isSampleImage } from './pictures.ts'

interface Message {
  /** First part of the handle. */
  handle: string
  text: string
}

export interface SamplePost extends Message {
  pictures: SampleImage[]
  video: string | null
  comments: (Message & { replies: Message[] })[]
}

const withParagraphs = (text: string) => text.trim().replaceAll(' // ', '\n\n')

function parseMessage(line: string): Message {
  const [handle = '', ...text] = line.replace(/^>+ /, '').split(': ')
  return { handle, text: withParagraphs(text.join(': ')) }
}

/** The sample's posts, newest first. */
export function parsePosts(): SamplePost[] {
  const posts: SamplePost[] = []
  for (const line of `${recentPosts}${springPosts}${olderPosts}`.split('\n').filter(Boolean)) {
    const post = posts.at(-1)
    const comment = post?.comments.at(-1)
    if (line.startsWith('>> ')) comment?.replies.push(parseMessage(line))
    else if (line.startsWith('> ')) post?.comments.push({ ...parseMessage(line), replies: [] })
    else {
      const [handle = '', pictures = '', video = '', ...text] = line.split('|').map((cell) => cell.trim())
      posts.push({
        handle,
        text: withParagraphs(text.join('|')),
        pictures: pictures.split(', ').filter(isSampleImage),
        video: video || null,
        comments: [],
      })
    }
  }
  return posts
}
