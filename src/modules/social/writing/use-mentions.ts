import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useState } from 'react'
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

/** Suggests people after an @. The focus stays in the field. */
export function useMentions(text: string, field: RefObject<HTMLTextAreaElement | null>, write: (text: string) => void) {
  const [query, setQuery] = useState<{ q: string; start: number; caret: number }>()
  const [activeIndex, setActiveIndex] = useState(0)
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
  const active = Math.min(activeIndex, options.length - 1)

  const insertMention = ({ handle }: Follower) => {
    if (!query) return
    const before = `${text.slice(0, query.start)}@${handle} `
    write(before + text.slice(query.caret).replace(/^ /, ''))
    setQuery(undefined)
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(before.length, before.length)
    })
  }

  const pickBest = useAfterSearch(query?.q, isFetching && isPlaceholderData, () => {
    const [best] = options
    if (best) insertMention(best)
  })

  return {
    options,
    active,
    pick: insertMention,
    close: () => setQuery(undefined),
    /** To be called after each change of text or selection; text that a script inserts may change without the latter. */
    update() {
      const { current } = field
      const caret = current?.selectionStart ?? 0
      const mention = current && caret === current.selectionEnd ? findMention(current.value, caret) : undefined
      if (mention?.q !== query?.q) setActiveIndex(0)
      setQuery(mention)
    },
    /** Returns whether the list has handled the key. */
    onKeyDown(event: KeyboardEvent) {
      const option = options[active]
      if (!option) return false
      const { key } = event
      const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? options.length - 1 : 0
      if (step) setActiveIndex((active + step) % options.length)
      else if ((key === 'Enter' || key === 'Tab') && !event.shiftKey) {
        if (active > 0) insertMention(option)
        else pickBest()
      } else if (key === 'Escape') setQuery(undefined)
      else return false
      event.preventDefault()
      event.stopPropagation()
      return true
    },
  }
}
