import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useSuggestionKeys, useTypedQuery } from '#platform/ui/suggestions/use-suggestions.ts'
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
  const { query, close, update, replace } = useTypedQuery({ field, text, write, findQuery: findCompletion })
  const options = useOptions(query).slice(0, maxShown)
  const pick = (option: MentionOption) => replace(option.text)
  const { active, onKeyDown } = useSuggestionKeys({
    options,
    queryKey: query ? query.sign + query.q : '',
    onPick: pick,
    onClose: close,
  })
  return { options, active, pick, close, update, onKeyDown }
}
