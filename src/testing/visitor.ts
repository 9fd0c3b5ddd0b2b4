import { session } from '#platform/session-contract.ts'
import { client } from '#platform/web/client.ts'
import type { Send } from '#platform/web/transport.ts'

interface Server {
  fetch(request: Request): Response | Promise<Response>
}

/** A browser before this server, as far as cookies go. */
export function visitorOf(server: Server): { send: Send } {
  let cookie: string | undefined
  return {
    async send(request) {
      if (cookie) request.headers.set('cookie', cookie)
      const response = await server.fetch(request)
      cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
      return response
    },
  }
}

/** A visitor of sample mode who has become this user. */
export async function visitorAs(server: Server, userId: string) {
  const visitor = visitorOf(server)
  await client(session, visitor).change.send({ body: { userId } })
  return visitor
}
