import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { showNearest } from '#platform/ui/show-nearest.ts'
import { base } from '#platform/web/navigation/base.ts'
import { useAfterSearch } from '#platform/web/search/use-after-search.ts'
import { useAwaitsRole } from '#app/routing/may-enter.ts'
import { useCopyLink } from './use-copy-link.ts'
import { optionId } from './palette-list.tsx'
import { listScopes } from './scope-tabs.tsx'
import { recordSearch } from './search/record-search.ts'
import { parseInput, type Entry, type Scope, getTopic } from './search/entries.ts'
import { useGroups } from './use-groups.ts'

const getAddress = (path: string) => new URL(base + path.slice(1), location.href).href

const hasSelection = ({ selectionStart, selectionEnd }: HTMLInputElement) => selectionStart !== selectionEnd

interface PaletteElements {
  dialog: RefObject<HTMLDialogElement | null>
  field: RefObject<HTMLInputElement | null>
  list: RefObject<HTMLDivElement | null>
}

/** The typed text, its scope, and the entries found for both. */
function usePaletteSearch({ field, list }: PaletteElements) {
  const records = recordSearch.useValue()
  const [typed, setTyped] = useState('')
  const [selectedScope, setSelectedScope] = useState<Scope>('all')
  const [highlightedKey, setHighlightedKey] = useState<string>()
  const awaitsRole = useAwaitsRole()
  const { scope, text } = parseInput(typed, selectedScope)
  const groups = useGroups(text, scope, records)
  const entries = groups.flatMap((group) => group.entries)
  const active = entries.find(({ key }) => key === highlightedKey) ?? entries[0]
  const scopes = listScopes(records.topics, scope)

  const search = (next: string, nextSelectedScope: Scope) => {
    const { scope: searchedScope, text: searchedText } = parseInput(next, nextSelectedScope)
    setTyped(next)
    setSelectedScope(nextSelectedScope)
    setHighlightedKey(undefined)
    list.current?.scrollTo({ top: 0 })
    // Prefixes exclude records; users without a role may not read any.
    recordSearch.run(searchedScope === nextSelectedScope && !awaitsRole ? searchedText : '', getTopic(searchedScope))
  }
  const changeScope = (next: Scope) => {
    // Remove a prefix, which would override the scope.
    search(scope === selectedScope ? typed : text, next)
    field.current?.focus()
  }
  const nextScope = (isBackwards: boolean) =>
    scopes.at((scopes.indexOf(scope) + (isBackwards ? -1 : 1)) % scopes.length) ?? 'all'

  return {
    records,
    typed,
    scope,
    scopes,
    text,
    groups,
    entries,
    active,
    hasHighlight: highlightedKey !== undefined,
    setText: (next: string) => search(next, selectedScope),
    changeScope,
    changeToNextScope: (isBackwards: boolean) => changeScope(nextScope(isBackwards)),
    highlight: setHighlightedKey,
  }
}

/** State and keyboard handling of the palette. `id` is that of the list of entries. */
export function usePalette(id: string, elements: PaletteElements) {
  const navigate = useNavigate()
  const copyLink = useCopyLink()
  const { dialog } = elements
  const search = usePaletteSearch(elements)
  const { entries, active, records } = search

  useEffect(() => {
    dialog.current?.showModal()
    return recordSearch.clear
  }, [dialog])

  const select = (entry: Entry) => {
    if (entry.scope) return search.changeScope(entry.scope)
    dialog.current?.close()
    if (entry.path !== undefined) void navigate(entry.path)
    entry.run?.()
  }
  const open = (entry: Entry, isNewTab: boolean) => {
    if (!isNewTab || entry.path === undefined) return select(entry)
    window.open(getAddress(entry.path), '_blank', 'noopener')
  }
  const openActive = useAfterSearch(`${search.scope} ${search.text}`, records.isFetching, (isNewTab: boolean) => {
    if (active) open(active, isNewTab)
  })

  const highlight = (entry: Entry | undefined) => {
    if (!entry) return
    search.highlight(entry.key)
    const option = document.getElementById(optionId(id, entry))
    if (option) showNearest(option)
  }
  const activeIndex = entries.findIndex((entry) => entry === active)
  const steps: Record<string, () => void> = {
    ArrowDown: () => highlight(entries[(activeIndex + 1) % entries.length]),
    ArrowUp: () => highlight(entries.at(activeIndex - 1)),
    PageDown: () => highlight(entries[Math.min(activeIndex + 8, entries.length - 1)]),
    PageUp: () => highlight(entries[Math.max(activeIndex - 8, 0)]),
  }

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const isCommand = event.ctrlKey || event.metaKey
    const step = steps[event.key]
    // Hovered entries, pages and actions do not depend on the server's response.
    const isFinal = search.hasHighlight || active?.words === undefined
    if (step) step()
    else if (event.key === 'Enter') {
      if (active && isFinal) open(active, isCommand)
      else openActive(isCommand)
    } else if (event.key === 'Tab') search.changeToNextScope(event.shiftKey)
    else if (isCommand && event.key === 'k') dialog.current?.close()
    else if (isCommand && event.key === 'c' && !hasSelection(event.currentTarget) && active?.path)
      void copyLink(getAddress(active.path))
    else return
    event.preventDefault()
  }

  return { ...search, select, handleKeyDown }
}
