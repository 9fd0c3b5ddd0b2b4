import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { SearchField } from '#platform/ui/search/search-field.tsx'
import type { MenuEntry } from '#platform/web/navigation/menu-entries.ts'
import { matchingEntries, nearestEntries } from './find-entries.ts'
import styles from './page-search.module.css'

interface PageSearchProps {
  entries: readonly MenuEntry[]
  /** The unknown path; similar pages are listed until the user types. */
  requestedPath: string
}

/** Finds a page by name; Enter opens the first result, arrow keys move through the list. */
export function PageSearch({ entries, requestedPath }: PageSearchProps) {
  const t = useTexts('not-found')
  const navigate = useNavigate()
  const heading = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const hasText = typed.trim() !== ''
  const results = hasText ? matchingEntries(entries, typed) : nearestEntries(entries, requestedPath)

  const moveFocus = (event: KeyboardEvent) => {
    const stops = [...(frame.current?.querySelectorAll<HTMLElement>('input, a') ?? [])]
    const at = stops.findIndex((stop) => stop === document.activeElement)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key]
    if (next === undefined || at < 0) return
    event.preventDefault()
    stops[Math.min(Math.max(next, 0), stops.length - 1)]?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrow keys move between the elements inside
    <div ref={frame} className={styles.search} onKeyDown={moveFocus}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const [first] = results
          if (hasText && first) void navigate(first.to)
        }}
      >
        <SearchField label={t('search')} value={typed} onChange={setTyped} />
      </form>
      <div role="status" className="visually-hidden">
        {hasText && t('found', { count: results.length })}
      </div>
      {hasText && results.length === 0 && <p className="text-quiet">{t('none')}</p>}
      {results.length > 0 && (
        <>
          <h2 id={heading} className={hasText ? 'visually-hidden' : 'text-quiet text-13 medium'}>
            {t(hasText ? 'results' : 'meant')}
          </h2>
          <ul className={styles.list} aria-labelledby={heading}>
            {results.map(({ label, section, to }) => (
              <li key={to}>
                <Link to={to} className={styles.result}>
                  <span>{label}</span>
                  <span className="text-quiet text-13 regular">{section}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
