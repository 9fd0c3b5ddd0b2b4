import { useEffect, useState } from 'react'
import { SearchField } from '#platform/ui/search-field.tsx'

interface DelayedSearchProps {
  label: string
  value: string
  onSearch: (q: string | undefined) => void
}

const pause = 200

/** Shows every letter at once and searches at the first short pause; follows the address when that changes by itself. */
export function DelayedSearch({ label, value, onSearch }: DelayedSearchProps) {
  const [{ text, asked, seen }, set] = useState({ text: value, asked: value, seen: value })
  if (value !== seen) set({ text: value === asked ? text : value, asked: value, seen: value })

  useEffect(() => {
    if (text === asked) return
    const timer = setTimeout(() => {
      set((now) => ({ ...now, asked: text }))
      onSearch(text || undefined)
    }, pause)
    return () => clearTimeout(timer)
  }, [text, asked, onSearch])

  return <SearchField label={label} value={text} onChange={(typed) => set((now) => ({ ...now, text: typed }))} />
}
