import { useEffect, useEffectEvent, useState } from 'react'
import { usePageVisible } from '#platform/web/use-page-visible.ts'
import type { Email } from '../contract-email.ts'
import { useMailActions } from '../use-mail-actions.ts'
import { useRights } from '../use-rights.ts'

/**
 * Marks an open conversation as read, including messages that arrive meanwhile, once the user can see them. What was
 * read already stays unread if the user marks it so.
 */
export function useMarkRead(thread: number, messages: readonly Email[]) {
  const rights = useRights()
  const actions = useMailActions()
  const isVisible = usePageVisible()
  const [seen] = useState(() => new Set<number>())
  const mark = useEffectEvent(() => {
    const ids = messages.filter(({ id, read }) => !read && !seen.has(id)).map(({ id }) => id)
    for (const { id } of messages) seen.add(id)
    if (ids.length > 0) actions.read({ target: { ids }, threads: [thread] }, true, false)
  })
  const key = messages.map(({ id, read }) => `${id} ${read}`).join(' ')
  useEffect(() => {
    if (rights.update && isVisible) mark()
  }, [key, isVisible, rights.update])
}
