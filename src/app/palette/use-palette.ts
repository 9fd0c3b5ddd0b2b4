import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { showNearest } from '#platform/ui/show-nearest.ts'
import { base } from '#platform/web/navigation/base.ts'
import { useOnceAnswered } from '#platform/web/search/use-once-answered.ts'
import { useAwaitsRole } from '#app/routing/may-enter.ts'
import { copyLink } from './copy-link.ts'
import { optionId } from './palette-list.tsx'
import { scopesOf } from './scope-tabs.tsx'
import { asking } from './search/asking.ts'
import { askedOf, type Entry, type Scope, topicOf } from './search/entries.ts'
import { useGroups } from './use-groups.ts'

const addressOf = (path: string) => new URL(base + path.slice(1), location.href).href

const hasSelection = ({ selectionStart, selectionEnd }: HTMLInputElement) => selectionStart !== selectionEnd

interface PaletteElements {
  dialog: RefObject<HTMLDialogElement | null>
  field: RefObject<HTMLInputElement | null>
  list: RefObject<HTMLDivElement | null>
}

/** The typed text, its scope, and the entries found for both. */
function usePaletteSearch({ field, list }: PaletteElements) {
  const asked = asking.useValue()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<Scope>('all')
  const [pointed, setPointed] = useState<string>()
  const awaitsRole = useAwaitsRole()
  const { scope, text } = askedOf(typed, chosen)
  const groups = useGroups(text, scope, asked)
  const entries = groups.flatMap((group) => group.entries)
  const active = entries.find(({ key }) => key === pointed) ?? entries[0]
  const scopes = scopesOf(asked.topics, scope)

  const ask = (next: string, nextChosen: Scope) => {
    const { scope: wanted, text: wantedText } = askedOf(next, nextChosen)
    setTyped(next)
    setChosen(nextChosen)
    setPointed(undefined)
    list.current?.scrollTo({ top: 0 })
    // Prefixes exclude records; users without a role may not read any.
    asking.ask(wanted === nextChosen && !awaitsRole ? wantedText : '', topicOf(wanted))
  }
  const narrow = (next: Scope) => {
    // Remove a prefix, which would override the scope.
    ask(scope === chosen ? typed : text, next)
    field.current?.focus()
  }
  const nextScope = (isBack: boolean) => scopes.at((scopes.indexOf(scope) + (isBack ? -1 : 1)) % scopes.length) ?? 'all'

  return {
    asked,
    typed,
    scope,
    scopes,
    text,
    groups,
    entries,
    active,
    isPointed: pointed !== undefined,
    type: (next: string) => ask(next, chosen),
    narrow,
    narrowToNext: (isBack: boolean) => narrow(nextScope(isBack)),
    point: setPointed,
  }
}

/** State and keyboard handling of the palette. `id` is that of the list of entries. */
export function usePalette(id: string, elements: PaletteElements) {
  const t = useTexts('palette')
  const navigate = useNavigate()
  const { dialog } = elements
  const search = usePaletteSearch(elements)
  const { entries, active } = search

  useEffect(() => {
    dialog.current?.showModal()
    return asking.end
  }, [dialog])

  const choose = (entry: Entry) => {
    if (entry.scope) return search.narrow(entry.scope)
    dialog.current?.close()
    if (entry.path !== undefined) void navigate(entry.path)
    entry.run?.()
  }
  const open = (entry: Entry, isElsewhere: boolean) => {
    if (!isElsewhere || entry.path === undefined) return choose(entry)
    window.open(addressOf(entry.path), '_blank', 'noopener')
  }
  const openBest = useOnceAnswered(`${search.scope} ${search.text}`, search.asked.isAsking, (isElsewhere: boolean) => {
    if (active) open(active, isElsewhere)
  })

  const point = (entry: Entry | undefined) => {
    if (!entry) return
    search.point(entry.key)
    const option = document.getElementById(optionId(id, entry))
    if (option) showNearest(option)
  }
  const at = entries.findIndex((entry) => entry === active)
  const steps: Record<string, () => void> = {
    ArrowDown: () => point(entries[(at + 1) % entries.length]),
    ArrowUp: () => point(entries.at(at - 1)),
    PageDown: () => point(entries[Math.min(at + 8, entries.length - 1)]),
    PageUp: () => point(entries[Math.max(at - 8, 0)]),
  }

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const isCommand = event.ctrlKey || event.metaKey
    const step = steps[event.key]
    // Hovered entries, pages and actions do not depend on the server's answer.
    const isSure = search.isPointed || active?.words === undefined
    if (step) step()
    else if (event.key === 'Enter') {
      if (active && isSure) open(active, isCommand)
      else openBest(isCommand)
    } else if (event.key === 'Tab') search.narrowToNext(event.shiftKey)
    else if (isCommand && event.key === 'k') dialog.current?.close()
    else if (isCommand && event.key === 'c' && !hasSelection(event.currentTarget) && active?.path)
      void copyLink(addressOf(active.path), t)
    else return
    event.preventDefault()
  }

  return { ...search, choose, press }
}
