import type { Role } from '#platform/contract.ts'
import type { Client } from '#platform/web/api/client.ts'
import type { chats } from '../contract.ts'

export type Api = Client<(typeof chats)['endpoints']>

let last = 0
export const clientId = () => `test-${String((last += 1)).padStart(8, '0')}`

interface Extra {
  replyTo?: number
  threadId?: number
  inChat?: boolean
  attachments?: string[]
}

export const sendMessage = (api: Api, id: number, msg: string, extra: Extra = {}) =>
  api.say.send({ params: { id }, body: { msg, clientId: clientId(), ...extra } })

/** API clients: Inês (u1), Tomasz (u2), Amina (u3), and Oliver (u4), a viewer. */
export async function createClients<Served extends Api & { as: (role: Role) => Promise<Api> }>(ines: Served) {
  const [tomasz, amina, oliver] = await Promise.all([ines.as('manager'), ines.as('agent'), ines.as('viewer')])
  const group = (name: string, members: string[] = ['u2', 'u4']) => ines.createGroup.send({ body: { name, members } })
  return { ines, tomasz, amina, oliver, group }
}

export const statuses = async (tries: Promise<unknown>[]) =>
  (await Promise.allSettled(tries)).map((answer) => (answer.status === 'rejected' ? answer.reason.status : 'allowed'))

export const texts = (messages: readonly { msg: string }[]) => messages.map(({ msg }) => msg)
