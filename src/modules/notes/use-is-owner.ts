import { useSession } from '#platform/web/session/session.ts'
import type { Note } from './contract.ts'

/** Whether a note is the user's own; it is shared otherwise. */
export function useIsOwner() {
  const { user } = useSession()
  return ({ owner }: Pick<Note, 'owner'>) => owner.id === user.id
}
