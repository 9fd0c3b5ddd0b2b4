import { useEffect, useEffectEvent } from 'react'
import type { Email } from '../contract-email.ts'
import { useMailActions } from '../use-mail-actions.ts'
import { useRights } from '../use-rights.ts'

/** Marks an open conversation as read, including messages that arrive meanwhile. */
export function useMarkRead(thread: number, messages: readonly Email[]) {
  const rights = useRights()
  const actions = useMailActions()
  const ids = messages.filter(({ read }) => !read).map(({ id }) => id)
  const key = rights.update ? ids.join(' ') : ''
  const mark = useEffectEvent(() => actions.read({ target: { ids }, threads: [thread] }, true, false))
  useEffect(() => {
    if (key !== '' && !document.hidden) mark()
  }, [key])
}
