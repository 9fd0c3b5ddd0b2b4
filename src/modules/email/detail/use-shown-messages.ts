import type { Email } from '../contract-email.ts'
import { getSearchFolder } from '../search/search-folder.ts'
import { useEmailView } from '../use-email-view.ts'

/** The messages of a conversation to show: deleted ones only in the trash, and not the draft in the composer. */
export function useShownMessages(messages: readonly Email[] = []) {
  const { view } = useEmailView()
  const folder = getSearchFolder(view)
  const isTrash = folder === 'trash' || messages.every(({ trash }) => trash)
  return messages.filter((message) => message.trash === isTrash && message.id !== view.compose)
}
