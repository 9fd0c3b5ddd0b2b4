import { useSession } from '#platform/web/session/session.ts'
import { writeDraft } from './local-drafts.ts'

/** Removes a draft by name, for a form that is left by choice. */
export function useRemoveDraft(name: string) {
  const { user } = useSession()
  return () => writeDraft(user.id, name, undefined)
}
