import { afterAll, beforeAll } from 'vitest'
import { StoredFile } from '#platform/files/stored-file.ts'
import { session } from '#platform/contracts/session-contract.ts'
import { client } from '#platform/web/api/client.ts'
import type { Send } from '#platform/web/api/transport.ts'
import { type Draft, email } from '../contract.ts'
import type { Address } from '../contract-email.ts'

const origin = 'http://atrium.test'

interface Runtime {
  visitor(): Promise<{ send: Send }>
  close(): Promise<void>
}

/** One server for all tests of a file; the tests must not change data that others check. */
export function mailServer(openRuntime: () => Promise<Runtime>) {
  let runtime: Runtime | undefined
  beforeAll(async () => {
    runtime = await openRuntime()
  })
  afterAll(() => runtime?.close())

  /** API client of a sample user; by default the administrator. */
  return async (userId = 'u1') => {
    if (!runtime) throw new Error('The server has not started')
    const visitor = await runtime.visitor()
    if (userId !== 'u1') await client(session, visitor).change.send({ body: { userId } })
    const api = client(email, visitor)
    const request = (path: string, init?: RequestInit) => visitor.send(new Request(`${origin}${path}`, init))
    const json = (method: string, path: string, body: unknown) =>
      request(`${email.base}${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    return {
      ...api,
      request,
      json,
      /** Creates a draft and sends it immediately. */
      post: async (draft: Draft) => {
        const { id } = await api.draft.send({ body: draft })
        return api.send.send({ params: { id }, body: { delay: 0 } })
      },
      upload: async (name: string, content: string, type = 'text/plain') => {
        const headers = { 'content-type': type }
        const path = `/api/files?name=${encodeURIComponent(name)}`
        const answer = await request(path, { method: 'POST', headers, body: content })
        return StoredFile.parse(await answer.json())
      },
      /** The first message that matches the search. */
      find: async (q: string) => (await api.list.send({ query: { q, limit: 1 } }))[0],
    }
  }
}

export const ines: Address = { name: 'Inês Carvalho', email: 'ines.carvalho@larkmoor.example' }
export const tomasz: Address = { name: 'Tomasz Wieczorek', email: 'tomasz.wieczorek@larkmoor.example' }
export const amina: Address = { name: 'Amina Haddad', email: 'amina.haddad@larkmoor.example' }
export const oliver: Address = { name: 'Oliver Nkemelu', email: 'oliver.nkemelu@larkmoor.example' }
export const isla: Address = { name: 'Isla Drummond', email: 'isla.drummond@fernhillbooks.example' }

export const statuses = async (tries: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(tries)).map((answer) => (answer.status === 'rejected' ? answer.reason.status : 'allowed'))
