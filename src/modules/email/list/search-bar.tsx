import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { SearchField } from '#platform/ui/search/search-field.tsx'
import { useSearchText } from '#platform/web/search/use-search-text.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import { completed, hintsFor } from '../search/operator-hints.ts'
import { useEmailView } from '../use-email-view.ts'
import styles from './list-head.module.css'

/** The search field with suggested operators. `onShow` must show it when a shortcut focuses it. */
export function SearchBar({ isHidden, onShow }: { isHidden: boolean; onShow: () => void }) {
  const t = useTexts('email')
  const field = useRef<HTMLInputElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const { view, setView } = useEmailView()
  const [isHinting, setHinting] = useState(false)

  useShortcuts(t('title'), [
    {
      keys: '/',
      label: t('keys.search'),
      opensField: true,
      run: () => {
        if (isHidden) flushSync(onShow)
        field.current?.focus()
        field.current?.select()
      },
    },
  ])

  const { text, setText, setQuery } = useSearchText(view.q ?? '', (q) =>
    setView({ q, thread: undefined }, { replace: true }),
  )
  const search = (typed: string) => {
    setText(typed)
    setQuery(typed)
  }

  const hints = isHinting ? hintsFor(text) : []

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    moveAmongHints(event, field.current)
    if (event.key === 'Escape' && hints.length > 0) {
      event.stopPropagation()
      field.current?.focus()
      setHinting(false)
    }
    if (event.key === 'Enter' && event.target === field.current) setHinting(false)
  }

  return (
    <div
      ref={place}
      className={styles.search}
      hidden={isHidden}
      onFocus={() => setHinting(true)}
      onBlur={({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && place.current?.contains(relatedTarget))) setHinting(false)
      }}
      onKeyDown={onKeyDown}
    >
      <SearchField ref={field} className={styles.field} label={t('search.label')} value={text} onChange={search} />
      {hints.length > 0 && (
        <Hints
          hints={hints}
          onChoose={(hint) => {
            search(completed(text, hint))
            field.current?.focus()
          }}
        />
      )}
    </div>
  )
}

/** Moves the focus between the field and the suggested operators. */
function moveAmongHints(event: KeyboardEvent<HTMLElement>, field: HTMLElement | null) {
  const stops = [field, ...event.currentTarget.querySelectorAll<HTMLElement>('[data-hint]')]
  const at = stops.findIndex((one) => one === document.activeElement)
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || stops.length < 2) return
  event.preventDefault()
  stops[(at + step + stops.length) % stops.length]?.focus()
}

function Hints({ hints, onChoose }: { hints: readonly string[]; onChoose: (hint: string) => void }) {
  const t = useTexts('email')
  return (
    <ul className={styles.hints} aria-label={t('search.operators')}>
      {hints.map((hint) => (
        <li key={hint}>
          <button type="button" className={styles.hint} tabIndex={-1} data-hint onClick={() => onChoose(hint)}>
            <code dir="ltr">{hint}</code>
            <span>{t(`search.hints.${hintKey(hint)}`)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

const keys = {
  'from:': 'from',
  'to:': 'to',
  'subject:': 'subject',
  'label:': 'label',
  'filename:': 'filename',
  'is:unread': 'unread',
  'is:starred': 'starred',
  'is:important': 'important',
  'has:attachment': 'attachment',
  'in:sent': 'sent',
  'in:anywhere': 'anywhere',
  'before:': 'before',
  'after:': 'after',
  'older_than:': 'older',
  'newer_than:': 'newer',
  'larger:': 'larger',
} as const

type HintKey = (typeof keys)[keyof typeof keys]

const hintKey = (hint: string): HintKey => Object.entries(keys).find(([one]) => one === hint)?.[1] ?? 'from'
