import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { stepShortcuts } from '#platform/ui/row-steps/step-shortcuts.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import { focusComposer } from '../composer/focus-composer.ts'
import type { Chat } from '../contract-shapes.ts'
import { readMessages } from '../thread/thread-cache.ts'
import { useChatsView } from '../use-chats-view.ts'

/** Shortcuts to move between chats, to open a thread, and to focus the message field. */
export function useListKeys(chats: readonly Chat[], open: number | undefined) {
  const t = useTexts('chats')
  const view = useChatsView()
  const queries = useQueryClient()
  const openAdjacent = (from: readonly Chat[], step: 1 | -1) => {
    const at = from.findIndex(({ id }) => id === open)
    const next = from[at < 0 ? 0 : at + step]
    if (next) view.open(next.id)
  }
  const rotateFrom = (start: number) => [...chats.slice(start), ...chats.slice(0, start)]
  /** Opens the thread of the focused message. */
  const openFocused = () => {
    const id = Number(document.activeElement?.closest<HTMLElement>('[data-id]')?.dataset['id'])
    const message = open === undefined ? undefined : readMessages(queries, open).find((one) => one.id === id)
    if (message) view.openThread(message.chatId, message.threadId ?? message.id)
  }
  useShortcuts(t('title'), [
    ...stepShortcuts({ next: t('keys.next'), previous: t('keys.previous') }, (by) => openAdjacent(chats, by)),
    {
      keys: 'u',
      label: t('keys.unread'),
      run: () => {
        const next = rotateFrom(chats.findIndex(({ id }) => id === open) + 1).find(
          ({ unread, id }) => unread > 0 && id !== open,
        )
        if (next) view.open(next.id)
      },
    },
    { keys: 't', label: t('tools.thread'), run: openFocused },
    { keys: 'r', label: t('keys.write'), run: () => focusComposer(), opensField: true },
  ])
}
