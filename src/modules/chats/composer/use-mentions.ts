import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useOpenChat } from '../chat-context.ts'
import { channelsQuery } from '../chats-client.ts'
import { emojis } from '../emoji/emoji.ts'
import { everybody } from '../mentions.ts'
import { type Asked, askedAt, beginsLike } from './completions.ts'

export interface MentionOption {
  id: string
  name: string
  avatar?: string
  /** What stands in the text once it is picked. */
  text: string
  kind: 'person' | 'channel' | 'emoji'
}

const maxShown = 8

/** What each sign offers: members of the chat, channels, or emoji. */
function useOptions(asked: Asked | undefined): readonly MentionOption[] {
  const t = useTexts('chats')
  const { chat, userId, nameOf } = useOpenChat()
  const { data: channels = [] } = useQuery({ ...channelsQuery, enabled: asked?.sign === '#' })
  if (!asked) return []
  const { sign, q } = asked
  if (sign === ':')
    return emojis
      .filter(([, words]) => beginsLike(t(words), q))
      .map(([emoji, words]) => ({ kind: 'emoji', id: emoji, name: t(words), text: emoji }))
  if (sign === '#')
    return channels
      .filter(({ archivedAt, name }) => archivedAt === null && beginsLike(name, q))
      .map(({ id, name }) => ({ kind: 'channel', id: String(id), name, text: `#${name}` }))
  const people: Omit<MentionOption, 'kind' | 'text'>[] = [
    ...chat.members.filter(({ id }) => id !== userId),
    ...(chat.kind !== 'direct' ? [{ id: everybody, name: nameOf(everybody) }] : []),
  ]
  return people
    .filter(({ name }) => beginsLike(name, q))
    .map((person) => ({ ...person, kind: 'person', text: `@${person.name}` }))
}

/** Offers people behind an @, channels behind a #, and emoji behind a colon, by any word of their names. */
export function useMentions(text: string, field: RefObject<HTMLTextAreaElement | null>, write: (text: string) => void) {
  const [asked, setAsked] = useState<Asked>()
  const [active, setActive] = useState(0)
  const options = useOptions(asked).slice(0, maxShown)

  const pick = (option: MentionOption) => {
    if (!asked) return
    const before = `${text.slice(0, asked.start)}${option.text} `
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
      const found = current && caret === current.selectionEnd ? askedAt(current.value, caret) : undefined
      if (found?.q !== asked?.q || found?.sign !== asked?.sign) setActive(0)
      setAsked(found)
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
