import { type KeyboardEvent, type RefObject, useState } from 'react'
import { fold } from '#platform/text/fold.ts'
import { useOpenChat } from '../chat-context.ts'
import { everybody } from '../mentions.ts'

export interface MentionOption {
  id: string
  name: string
  avatar?: string
}

const maxShown = 8
const begun = /(?:^|[\s(])@([\p{L}\p{M}\p{N}._'’-]*(?: [\p{L}\p{M}\p{N}._'’-]*)?)$/u

/** What is typed after an @, if the caret stands behind it. */
export function mentionAt(text: string, caret: number) {
  const found = begun.exec(text.slice(0, caret))
  return found ? { q: found[1] ?? '', start: caret - (found[1]?.length ?? 0) - 1 } : undefined
}

/** Offers the members of the chat behind an @, by any part of their names. */
export function useMentions(text: string, field: RefObject<HTMLTextAreaElement | null>, write: (text: string) => void) {
  const { chat, userId, nameOf } = useOpenChat()
  const [asked, setAsked] = useState<{ q: string; start: number; caret: number }>()
  const [active, setActive] = useState(0)

  const people: readonly MentionOption[] = [
    ...chat.members.filter(({ id }) => id !== userId),
    ...(chat.kind !== 'direct' ? [{ id: everybody, name: nameOf(everybody) }] : []),
  ]
  const options = asked
    ? people
        .filter(
          ({ name }) =>
            fold(name)
              .split(/\s+/)
              .some((word) => word.startsWith(fold(asked.q))) || fold(name).startsWith(fold(asked.q)),
        )
        .slice(0, maxShown)
    : []

  const pick = ({ name }: MentionOption) => {
    if (!asked) return
    const before = `${text.slice(0, asked.start)}@${name} `
    write(before + text.slice(asked.caret))
    setAsked(undefined)
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(before.length, before.length)
    })
  }

  return {
    options,
    active: Math.min(active, options.length - 1),
    pick,
    close: () => setAsked(undefined),
    onSelect() {
      const { current } = field
      const caret = current?.selectionStart ?? 0
      const found = current && caret === current.selectionEnd ? mentionAt(current.value, caret) : undefined
      if (found?.q !== asked?.q) setActive(0)
      setAsked(found && { ...found, caret })
    },
    /** Returns whether the key was meant for the list. */
    onKeyDown(event: KeyboardEvent) {
      if (options.length === 0) return false
      const { key } = event
      const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? options.length - 1 : 0
      const option = options[Math.min(active, options.length - 1)]
      if (step) setActive((active + step) % options.length)
      else if ((key === 'Enter' || key === 'Tab') && !event.shiftKey && option) pick(option)
      else if (key === 'Escape') setAsked(undefined)
      else return false
      event.preventDefault()
      event.stopPropagation()
      return true
    },
  }
}
