import { postsBefore } from './posts-before.ts'
import { postsLately } from './posts-lately.ts'
import { postsSpring } from './posts-spring.ts'
import { type Drawn, isDrawn } from './pictures.ts'

interface Said {
  /** First part of the handle. */
  who: string
  text: string
}

export interface SamplePost extends Said {
  pictures: Drawn[]
  video: string | null
  comments: (Said & { replies: Said[] })[]
}

const words = (text: string) => text.trim().replaceAll(' // ', '\n\n')

function saidIn(line: string): Said {
  const [who = '', ...text] = line.replace(/^>+ /, '').split(': ')
  return { who, text: words(text.join(': ')) }
}

/** The sample's posts, newest first. */
export function readPosts(): SamplePost[] {
  const posts: SamplePost[] = []
  for (const line of `${postsLately}${postsSpring}${postsBefore}`.split('\n').filter(Boolean)) {
    const post = posts.at(-1)
    const comment = post?.comments.at(-1)
    if (line.startsWith('>> ')) comment?.replies.push(saidIn(line))
    else if (line.startsWith('> ')) post?.comments.push({ ...saidIn(line), replies: [] })
    else {
      const [who = '', pictures = '', video = '', ...text] = line.split('|').map((cell) => cell.trim())
      posts.push({
        who,
        text: words(text.join('|')),
        pictures: pictures.split(', ').filter(isDrawn),
        video: video || null,
        comments: [],
      })
    }
  }
  return posts
}
