import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useSuggestionKeys, useTypedQuery } from '#platform/ui/suggestions/use-suggestions.ts'
import { useAfterSearch } from '#platform/web/search/use-after-search.ts'
import type { Follower } from '../contract-people.ts'
import { people } from '../people-client.ts'

const maxShown = 6
const mentionPattern = /(?:^|[\s(])@([\p{L}\p{N}\p{M}_.-]{0,60})$/u

/** The text typed after an @ before the caret. */
export function findMention(text: string, caret: number) {
  const match = mentionPattern.exec(text.slice(0, caret))
  return match ? { q: match[1] ?? '', start: caret - (match[1]?.length ?? 0) - 1, caret } : undefined
}

const nobody: readonly Follower[] = []

/** Suggests people after an @. */
export function useMentions(text: string, field: RefObject<HTMLTextAreaElement | null>, write: (text: string) => void) {
  const { query, close, update, replace } = useTypedQuery({ field, text, write, findQuery: findMention })
  const {
    data = nobody,
    isFetching,
    isPlaceholderData,
  } = useQuery({
    ...people.list.query({ query: { relation: 'everyone', q: query?.q, limit: maxShown } }),
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
  })
  const options = query ? data : nobody
  const pick = ({ handle }: Follower) => replace(`@${handle}`)
  const pickFirst = useAfterSearch(query?.q, isFetching && isPlaceholderData, () => {
    const [first] = options
    if (first) pick(first)
  })
  const { active, onKeyDown } = useSuggestionKeys({
    options,
    queryKey: query?.q ?? '',
    onPick: pick,
    onPickFirst: () => pickFirst(),
    onClose: close,
  })
  return { options, active, pick, close, update, onKeyDown }
}
