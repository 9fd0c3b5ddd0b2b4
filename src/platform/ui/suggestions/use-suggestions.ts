import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** A text that is being typed, such as a name after an @, with the position of its sign and of the caret. */
export interface TypedQuery {
  q: string
  start: number
  caret: number
}

interface SuggestionField<Query extends TypedQuery> {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  write: (text: string) => void
  /** The query before the caret, if any. */
  findQuery: (text: string, caret: number) => Query | undefined
}

/** The query at the caret of a text field, and the function that replaces it by a suggestion. */
export function useTypedQuery<Query extends TypedQuery>({ field, text, write, findQuery }: SuggestionField<Query>) {
  const [query, setQuery] = useState<Query>()
  const nextCaret = useRef<number>(undefined)
  // In the same commit as the text, since the caret has to be in place before the next key.
  useLayoutEffect(() => {
    const { current: caret } = nextCaret
    if (caret === undefined) return
    nextCaret.current = undefined
    field.current?.focus()
    field.current?.setSelectionRange(caret, caret)
  })
  return {
    query,
    close: () => setQuery(undefined),
    /** To be called after each change of text or selection; text that a script inserts may change without the latter. */
    update() {
      const { current } = field
      const caret = current?.selectionStart ?? 0
      setQuery(current && caret === current.selectionEnd ? findQuery(current.value, caret) : undefined)
    },
    replace(suggestion: string) {
      if (!query) return
      const before = `${text.slice(0, query.start)}${suggestion} `
      nextCaret.current = before.length
      write(before + text.slice(query.caret).replace(/^ /, ''))
      setQuery(undefined)
    },
  }
}

interface SuggestionKeys<Option> {
  options: readonly Option[]
  /** Another query makes the first option active. */
  queryKey: string
  onPick: (option: Option) => void
  /** Called instead of `onPick` for the first option. */
  onPickFirst?: (option: Option) => void
  onClose: () => void
}

/** The active option of a list of suggestions, and the keys of its field, which keeps the focus. */
export function useSuggestionKeys<Option>(props: SuggestionKeys<Option>) {
  const { options, queryKey, onPick, onPickFirst = onPick, onClose } = props
  const [activeOption, setActiveOption] = useState({ queryKey, index: 0 })
  const active = activeOption.queryKey === queryKey ? Math.min(activeOption.index, options.length - 1) : 0
  return {
    active,
    /** Returns true if the list handled the key. */
    onKeyDown(event: KeyboardEvent) {
      const option = options[active]
      if (!option) return false
      const { key } = event
      const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? options.length - 1 : 0
      if (step) setActiveOption({ queryKey, index: (active + step) % options.length })
      else if ((key === 'Enter' || key === 'Tab') && !event.shiftKey) (active === 0 ? onPickFirst : onPick)(option)
      else if (key === 'Escape') onClose()
      else return false
      event.preventDefault()
      event.stopPropagation()
      return true
    },
  }
}
