import type { Email } from '../contract-email.ts'
import { placeOf } from '../search/search-place.ts'
import { useEmailView } from '../use-email-view.ts'

/** Of a conversation, the messages that belong to the place: what is in the trash shows only there. */
export function useShownMessages(messages: readonly Email[] = []) {
  const { view } = useEmailView()
  const place = placeOf(view)
  const isTrash = place === 'trash' || messages.every(({ trash }) => trash)
  return messages.filter((message) => message.trash === isTrash && message.id !== view.compose)
}
