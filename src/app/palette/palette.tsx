import { IconSearch, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { registerTexts } from '#platform/i18n/texts.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { showNearest } from '#platform/ui/show-nearest.ts'
import { base } from '#platform/web/navigation/base.ts'
import { useOnceAnswered } from '#platform/web/search/use-once-answered.ts'
import { useAwaitsRole } from '#app/routing/may-enter.ts'
import { asking } from './search/asking.ts'
import { copyLink } from './copy-link.ts'
import { askedOf, type Entry, type Scope, topicOf } from './search/entries.ts'
import type texts from './locales/en.json'
import { optionId, PaletteList } from './palette-list.tsx'
import { PaletteFoot } from './palette-foot.tsx'
import { PaletteState } from './palette-state.tsx'
import styles from './palette.module.css'
import { ScopeTabs, scopesOf } from './scope-tabs.tsx'
import { useGroups } from './use-groups.ts'

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    palette: typeof texts
  }
}

registerTexts(import.meta.glob('./locales/*.json'), 'palette')

const addressOf = (path: string) => new URL(base + path.slice(1), location.href).href

/** Finds anything by a few letters: pages and actions at once, records as the server answers. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useTexts('palette')
  const id = useId()
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const asked = asking.useValue()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<Scope>('all')
  const [pointed, setPointed] = useState<string>()
  const awaitsRole = useAwaitsRole()
  const { scope, text } = askedOf(typed, chosen)
  const groups = useGroups(text, scope, asked)
  const entries = groups.flatMap((group) => group.entries)
  const active = entries.find(({ key }) => key === pointed) ?? entries[0]

  useEffect(() => {
    dialog.current?.showModal()
    return asking.end
  }, [])

  const ask = (next: string, nextChosen: Scope) => {
    const { scope: wanted, text: wantedText } = askedOf(next, nextChosen)
    setTyped(next)
    setChosen(nextChosen)
    setPointed(undefined)
    list.current?.scrollTo({ top: 0 })
    // A prefix wants no records; a chosen scope may be left again. Whoever waits for a role may read none.
    asking.ask(wanted === nextChosen && !awaitsRole ? wantedText : '', topicOf(wanted))
  }
  const narrow = (next: Scope) => {
    // A prefix says the same thing, and would win.
    ask(scope === chosen ? typed : text, next)
    field.current?.focus()
  }

  const choose = (entry: Entry) => {
    if (entry.scope) return narrow(entry.scope)
    dialog.current?.close()
    if (entry.path !== undefined) void navigate(entry.path)
    entry.run?.()
  }
  const openElsewhere = (entry: Entry) => {
    if (entry.path === undefined) return choose(entry)
    window.open(addressOf(entry.path), '_blank', 'noopener')
  }

  const open = (entry: Entry, isElsewhere: boolean) => (isElsewhere ? openElsewhere : choose)(entry)
  const openBest = useOnceAnswered(`${scope} ${text}`, asked.isAsking, (isElsewhere: boolean) => {
    if (active) open(active, isElsewhere)
  })

  const point = (entry: Entry | undefined) => {
    if (!entry) return
    setPointed(entry.key)
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
    // What was pointed at is meant; pages and actions are found without asking.
    const isSure = pointed !== undefined || active?.words === undefined
    if (step) step()
    else if (event.key === 'Enter') {
      if (active && isSure) open(active, isCommand)
      else openBest(isCommand)
    } else if (event.key === 'Tab') narrow(nextScope(event.shiftKey))
    else if (isCommand && event.key === 'k') dialog.current?.close()
    else if (isCommand && event.key === 'c' && !hasSelection(event.currentTarget) && active?.path)
      void copyLink(addressOf(active.path), t)
    else return
    event.preventDefault()
  }
  const scopes = scopesOf(asked.topics, scope)
  const nextScope = (isBack: boolean) => scopes.at((scopes.indexOf(scope) + (isBack ? -1 : 1)) % scopes.length) ?? 'all'

  return (
    <dialog ref={dialog} className={styles.palette} aria-label={t('title')} closedby="any" onClose={onClose}>
      <div className={styles.head}>
        <IconSearch className="text-quiet" size={20} aria-hidden />
        <input
          ref={field}
          className={styles.field}
          role="combobox"
          aria-label={t('title')}
          aria-expanded={entries.length > 0}
          aria-controls={entries.length > 0 ? id : undefined}
          aria-activedescendant={active && optionId(id, active)}
          aria-autocomplete="list"
          aria-describedby={`${id}-hints`}
          placeholder={t('placeholder')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          dir="auto"
          value={typed}
          onChange={(event) => ask(event.target.value, chosen)}
          onKeyDown={press}
        />
        <button type="button" className={styles.close} aria-label={t('close')} onClick={() => dialog.current?.close()}>
          <IconX size={20} aria-hidden />
        </button>
      </div>
      <ScopeTabs scopes={scopes} scope={scope} onScope={narrow} />
      <div ref={list} className={styles.body} data-old={asked.isAsking && asked.answer !== undefined}>
        {entries.length > 0 || groups.length > 0 ? (
          <PaletteList
            id={id}
            label={t('results')}
            groups={groups}
            active={active}
            onActive={({ key }) => setPointed(key)}
            onChoose={choose}
          />
        ) : null}
        <PaletteState text={text} asked={asked} isEmpty={entries.length === 0} onAgain={asking.again} />
      </div>
      <div className="visually-hidden" role="status">
        {text && !asked.isAsking && t('found', { count: entries.length })}{' '}
        {asked.answer?.instead !== undefined && t('instead', { q: text, instead: asked.answer.instead })}
      </div>
      <PaletteFoot id={`${id}-hints`} />
    </dialog>
  )
}

const hasSelection = ({ selectionStart, selectionEnd }: HTMLInputElement) => selectionStart !== selectionEnd
