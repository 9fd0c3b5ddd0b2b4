import { useCan } from '#platform/web/session/session.ts'
import { chats } from './contract.ts'

export function useRights() {
  const can = useCan()
  return { canRead: can('read', chats.name), canWrite: can('create', chats.name), canJoin: can('update', chats.name) }
}
