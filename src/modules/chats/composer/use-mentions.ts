import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useOpenChat } from '../chat-context.ts'
import { channelsQuery } from '../chats-client.ts'
import { emojis } from '../emoji/emoji.ts'
import { everybodyId } from '../mentions.ts'
import { type Completion, findCompletion, hasWordPrefix } from './completions.ts'

export interface MentionOption {
  id: string
  name: string
  avatar?: string
  /** The text to insert. */
  text: string
  kind: 'person' | 'channel' | 'emoji'
}

const maxShown = 8

/** Suggestions for each sign: members of the chat, channels, or emoji. */
function useOptions(typed: Completion | undefined): readonly MentionOption[] {
  const t = useTexts('chats')
  const { chat, userId, getName } = useOpenChat()
  const { data: channels = [] } = useQuery({ ...channelsQuery, enabled: typed?.sign === '#' })
  if (!typed) return []
  const { sign, q } = typed
  if (sign === ':')
    return emojis
      .filter(([, name]) => hasWordPrefix(t(name), q))
      .map(([emoji, name]) => ({ kind: 'emoji', id: emoji, name: t(name), text: emoji }))
  if (sign === '#')
    return channels
      .filter(({ archivedAt, name }) => archivedAt === null && hasWordPrefix(name, q))
      .map(({ id, name }) => ({ kind: 'channel', id: String(id), name, text: `#${name}` }))
  const people: Omit<MentionOption, 'kind' | 'text'>[] = [
    ...chat.members.filter(({ id }) => id !== userId),
    ...(chat.kind !== 'direct' ? [{ id: everybodyId, name: getName(everybodyId) }] : []),
  ]
  return people
    .filter(({ name }) => hasWordPrefix(name, q))
    .map((person) => ({ ...person, kind: 'person', text: `@${person.name}` }))
}

/** Suggests people after an @, channels after a #, and emoji after a colon, by any word of their names. */
export function useMentions(text: string, field: RefObject<HTMLTextAreaElement | null>, write: (text: string) => void) {
  const [typed, setTyped] = useState<Completion>()
  const [active, setActive] = useState(0)
  const options = useOptions(typed).slice(0, maxShown)

  const insertMention = (option: MentionOption) => {
    if (!typed) return
    const before = `${text.slice(0, typed.start)}${option.text} `
    // The caret must be in place before the next key.
    flushSync(() => {
      write(before + text.slice(typed.caret))
      setTyped(undefined)
    })
    field.current?.focus()
    field.current?.setSelectionRange(before.length, before.length)
  }

  return {
    options,
    active: Math.min(active, options.length - 1),
    pick: insertMention,
    close: () => setTyped(undefined),
    /** To be called after each change of text or selection; text that a script inserts may change without the latter. */
    update() {
      const { current } = field
      const caret = current?.selectionStart ?? 0
      const completion = current && caret === current.selectionEnd ? findCompletion(current.value, caret) : undefined
      if (completion?.q !== typed?.q || completion?.sign !== typed?.sign) setActive(0)
      setTyped(completion)
    },
    /** Returns true if the list handled the key. */
    onKeyDown(event: KeyboardEvent) {
      if (options.length === 0) return false
      const { key } = event
      const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? options.length - 1 : 0
      const option = options[Math.min(active, options.length - 1)]
      if (step) setActive((active + step) % options.length)
      else if ((key === 'Enter' || key === 'Tab') && !event.shiftKey && option) insertMention(option)
      else if (key === 'Escape') setTyped(undefined)
      else return false
      event.preventDefault()
      event.stopPropagation()
      return true
    },
  }
}
