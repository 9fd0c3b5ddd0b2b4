import { onTestFinished } from 'vitest'
import { session } from '#platform/contracts/session-contract.ts'
import { client } from '#platform/web/api/client.ts'
import type { Send } from '#platform/web/api/transport.ts'
import { users } from '../contract.ts'

interface Home {
  visitor(): Promise<{ send: Send }>
  close(): Promise<void>
}

/** Opens a server for the test. Sample users: u1 administrator, u2 manager, u3 agent, u4 viewer. */
export async function openUsers(openRuntime: () => Promise<Home>) {
  const home = await openRuntime()
  onTestFinished(() => home.close())
  return async (userId?: string) => {
    const visitor = await home.visitor()
    const visitorSession = client(session, visitor)
    if (userId !== undefined) await visitorSession.change.send({ body: { userId } })
    else await visitorSession.show.send()
    return {
      users: client(users, visitor),
      session: visitorSession,
      async send(method: string, path: string, body?: unknown) {
        const init = {
          method,
          ...(body !== undefined && {
            headers: { 'content-type': 'application/json' },
            body: typeof body === 'string' ? body : JSON.stringify(body),
          }),
        }
        return visitor.send(new Request(`http://atrium.test${users.base}${path}`, init))
      },
    }
  }
}

export type UsersClient = Awaited<ReturnType<Awaited<ReturnType<typeof openUsers>>>>

/** Creates an invited account. */
export async function inviteUser({ users: calls }: UsersClient, email = 'ada.lind@larkmoor.example', role = 'agent') {
  const [user] = await calls.invite.send({ body: { people: [{ email }], role } })
  if (!user) throw new Error('Nobody was invited')
  return user
}

/** The status of each call; 0 for successful ones. */
export const getStatuses = async (attempts: readonly Promise<unknown>[]): Promise<number[]> =>
  (await Promise.allSettled(attempts)).map((answer) => (answer.status === 'rejected' ? answer.reason.status : 0))
