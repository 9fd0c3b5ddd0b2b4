import { session } from '#platform/contracts/session-contract.ts'
import { client } from '#platform/web/api/client.ts'
import type { Send } from '#platform/web/api/transport.ts'

interface Server {
  fetch(request: Request): Response | Promise<Response>
}

/** A client of this server that keeps cookies. */
export function createVisitor(server: Server): { send: Send } {
  const cookies = new Map<string, string>()
  return {
    async send(request) {
      if (cookies.size > 0) request.headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
      const response = await server.fetch(request)
      for (const cookie of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
        cookies.set(name, value)
      }
      return response
    },
  }
}

/** A visitor of sample mode who has switched to this user. */
export async function visitorAs(server: Server, userId: string) {
  const visitor = createVisitor(server)
  await client(session, visitor).change.send({ body: { userId } })
  return visitor
}

/** Uploads a file as this visitor, and returns its id. */
export const createUploader =
  ({ send }: { send: Send }) =>
  async (name: string, bytes: Uint8Array<ArrayBuffer>, type: string): Promise<string> => {
    const init = { method: 'POST', headers: { 'content-type': type }, body: bytes }
    const response = await send(new Request(`http://atrium.test/api/files?name=${name}`, init))
    const { id }: { id: string } = await response.json()
    return id
  }
