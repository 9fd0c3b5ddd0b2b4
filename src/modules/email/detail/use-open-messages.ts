import { useState } from 'react'
import type { Email } from '../contract-email.ts'

/** Which messages of a conversation are open; initially the unread ones and the last. */
export function useOpenMessages(messages: readonly Email[]) {
  const last = messages.at(-1)
  const [opened] = useState(() => new Set(messages.filter((one) => !one.read || one === last).map(({ id }) => id)))
  const [toggled, setToggled] = useState<ReadonlySet<number>>(new Set())
  const [isAllShown, setAllShown] = useState(false)

  const isOpen = (message: Email) => (opened.has(message.id) || message === last) !== toggled.has(message.id)
  const toggle = (message: Email) => {
    const next = new Set(toggled)
    if (!next.delete(message.id)) next.add(message.id)
    setToggled(next)
  }
  // In a long conversation, one line replaces the closed messages between the first and the last two.
  const closed = messages.slice(1, -2).filter((message) => !isOpen(message))
  const folded = !isAllShown && closed.length > 2 ? closed : []
  return { isOpen, toggle, folded, showAll: () => setAllShown(true) }
}
