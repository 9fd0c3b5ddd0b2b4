import type { RefObject } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { stepShortcuts } from '#platform/ui/row-steps/step-shortcuts.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import type { Notification } from '../contract.ts'
import { findNoticeLinks } from '../shown/notice-links.ts'
import type { Actions } from './use-actions.ts'

interface ListKeysOptions {
  list: RefObject<HTMLElement | null>
  notices: readonly Notification[]
  actions: Actions
  onSelect: (notice: Notification) => void
}

/** `j` and `k` move through the notices; `x`, `u` and `#` select, mark and remove the focused one. */
export function useListKeys({ list, notices, actions, onSelect }: ListKeysOptions) {
  const t = useTexts('notifications')
  const findLinks = () => findNoticeLinks(list.current)
  const findFocusedIndex = () => findLinks().findIndex((link) => link.closest('li')?.contains(document.activeElement))
  const moveFocus = (by: number) => {
    const allLinks = findLinks()
    allLinks[Math.max(0, Math.min(allLinks.length - 1, findFocusedIndex() + by))]?.focus()
  }
  const withFocused = (run: (notice: Notification) => void) => () => {
    const id = Number(findLinks()[findFocusedIndex()]?.dataset['notice'])
    const notice = notices.find((one) => one.id === id)
    if (notice) run(notice)
  }
  useShortcuts(t('title'), [
    ...stepShortcuts({ next: t('keys.next'), previous: t('keys.previous') }, moveFocus),
    { keys: 'x', label: t('keys.select'), run: withFocused(onSelect) },
    { keys: 'u', label: t('keys.read'), run: withFocused(({ id, readAt }) => actions.mark([id], readAt === null)) },
    { keys: '#', label: t('remove'), run: withFocused(({ id }) => actions.remove([id])) },
  ])
}
