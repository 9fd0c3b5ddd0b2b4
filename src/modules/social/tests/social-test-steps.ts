import { onTestFinished } from 'vitest'
import { session } from '#platform/contracts/session-contract.ts'
import { client, type Client } from '#platform/web/api/client.ts'
import type { Send } from '#platform/web/api/transport.ts'
import { createUploader } from '#testing/browser/visitor.ts'
import { social } from '../contract.ts'
import { socialGallery } from '../contract-gallery.ts'
import { socialNotices } from '../contract-notices.ts'
import { socialPeople } from '../contract-people.ts'
import type { PostDraft } from '../contract-posts.ts'

interface Home {
  visitor(): Promise<{ send: Send }>
  close(): Promise<void>
}

/**
 * A test server with the sample's users: u1 is the administrator, u2 and u5 are managers, u3, u6 and u7 agents, u4 and
 * u8 viewers.
 */
export async function openSocial(openRuntime: () => Promise<Home>) {
  const home = await openRuntime()
  onTestFinished(() => home.close())
  return async (userId = 'u1') => {
    const visitor = await home.visitor()
    if (userId !== 'u1') await client(session, visitor).change.send({ body: { userId } })
    return {
      posts: client(social, visitor),
      people: client(socialPeople, visitor),
      gallery: client(socialGallery, visitor),
      notices: client(socialNotices, visitor),
      /** Status and error paths of a request with any body. */
      async refusal(method: string, path: string, body: unknown) {
        const response = await visitor.send(
          new Request(`http://atrium.test${path}`, {
            method,
            headers: { 'content-type': 'application/json' },
            ...(method !== 'GET' && { body: JSON.stringify(body) }),
          }),
        )
        const { issues = [] }: { issues?: { path: string }[] } = response.ok ? {} : await response.json()
        return [response.status, ...issues.map((issue) => issue.path)]
      },
      upload: createUploader(visitor),
    }
  }
}

export const write = (posts: Client<(typeof social)['endpoints']>, content: string, extra: Partial<PostDraft> = {}) =>
  posts.create.send({ body: { content, ...extra } })

/** The error statuses of requests; 0 for success. */
export const getStatuses = async (tries: readonly Promise<unknown>[]): Promise<number[]> =>
  (await Promise.allSettled(tries)).map((answer) => (answer.status === 'rejected' ? answer.reason.status : 0))
