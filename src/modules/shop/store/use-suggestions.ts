import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useSearchText } from '#platform/web/search/use-search-text.ts'
import type { Suggestion } from '../contract.ts'
import { api } from '../products-client.ts'
import { toProductPath } from './store-view.ts'

const pause = 250

/** The text of the search field and its suggestions; the search starts shortly after the last key. */
export function useSuggestions(q: string, onSearch: (q: string | undefined) => void) {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { text, setText, setQuery } = useSearchText(q, onSearch)
  const searchText = useDeferredValue(text.trim())
  const { data = [] } = useQuery({ ...api.suggest.query({ query: { q: searchText } }), enabled: searchText.length > 0 })
  // A pending search would navigate back here after the user has left.
  useEffect(() => () => clearTimeout(timer.current), [])

  const search = (input: string) => {
    clearTimeout(timer.current)
    setQuery(input.trim())
  }
  const type = (input: string) => {
    setText(input)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search(input), pause)
  }
  const choose = (chosen: Suggestion | string | null) => {
    if (typeof chosen === 'string') search(chosen)
    if (typeof chosen !== 'object' || !chosen) return
    clearTimeout(timer.current)
    void navigate(toProductPath(chosen.id))
  }
  return { text, suggestions: searchText.length > 0 ? data : [], type, choose }
}
