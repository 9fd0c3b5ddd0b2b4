import { onTestFinished } from 'vitest'
import { session } from '#platform/contracts/session-contract.ts'
import { client } from '#platform/web/api/client.ts'
import type { Send } from '#platform/web/api/transport.ts'
import { createUploader } from '#testing/browser/visitor.ts'
import { blogComments } from '../contract-comments.ts'
import type { PostChanges, PostDraft } from '../contract-posts.ts'
import { blogViews } from '../contract-views.ts'
import { blog } from '../contract.ts'

interface Home {
  visitor(): Promise<{ send: Send }>
  close(): Promise<void>
}

/**
 * A test server with the sample's users: u1 is the administrator, u2 and u5 are managers, u3, u6 and u7 agents, u4 and
 * u8 viewers.
 */
export async function openBlog(openRuntime: () => Promise<Home>) {
  const home = await openRuntime()
  onTestFinished(() => home.close())
  return async (userId = 'u1') => {
    const visitor = await home.visitor()
    if (userId !== 'u1') await client(session, visitor).change.send({ body: { userId } })
    return {
      posts: client(blog, visitor),
      comments: client(blogComments, visitor),
      views: client(blogViews, visitor),
      get: (path: string) => visitor.send(new Request(`http://atrium.test${path}`)),
      send: (path: string, method: string, body: unknown) =>
        visitor.send(
          new Request(`http://atrium.test${path}`, {
            method,
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
        ),
      upload: createUploader(visitor),
    }
  }
}

export type BlogClient = Awaited<ReturnType<Awaited<ReturnType<typeof openBlog>>>>

export const postDraft: PostDraft = { title: 'A chair for two', content: '<p>It rocks.</p>' }

export const createDraft = ({ posts }: BlogClient, extra: PostDraft = {}) =>
  posts.create.send({ body: { ...postDraft, ...extra } })

export const change = ({ posts }: BlogClient, id: number, body: PostChanges) =>
  posts.edit.send({ params: { id }, body })

export async function publish(blogClient: BlogClient, extra: PostDraft = {}) {
  const { id } = await createDraft(blogClient, extra)
  return change(blogClient, id, { status: 'published' })
}

/** The error statuses of requests; 0 for success. */
export const getStatuses = (attempts: readonly Promise<unknown>[]): Promise<number[]> =>
  Promise.all(
    attempts.map((one) =>
      one.then(
        () => 0,
        (error: { status?: number }) => error.status ?? -1,
      ),
    ),
  )
