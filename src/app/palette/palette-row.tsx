import type { MouseEvent } from 'react'
import { useHref } from 'react-router'
import { asWritten } from '#platform/i18n/as-written.ts'
import { marksIn } from '#platform/text/search-text.ts'
import { Keys } from '#app/shortcuts/keys.tsx'
import type { Entry } from './search/entries.ts'
import { Marked } from './search/marked.tsx'
import styles from './palette.module.css'

interface PaletteRowProps {
  id: string
  entry: Entry
  isActive: boolean
  onActive: () => void
  onChoose: () => void
}

/** One entry. Entries with a path are links, so that the browser's ways to open or copy them work. */
export function PaletteRow({ id, entry, isActive, onActive, onChoose }: PaletteRowProps) {
  const href = useHref(entry.path ?? '')
  const { Icon, title, marks, detail, excerpt, words = [], keys } = entry
  const content = (
    <>
      <span className={styles.icon} data-points={entry.scope !== undefined}>
        <Icon size={18} stroke={1.75} />
      </span>
      <span className="flex wrap items-baseline flex-1 gap-0-2 min-inline-0">
        <bdi className={styles.title} {...asWritten(title)}>
          <Marked text={title} marks={marks} />
        </bdi>
        {detail && (
          <bdi className={styles.detail}>
            <Marked text={detail} marks={marksIn(detail, words)} />
          </bdi>
        )}
        {excerpt && (
          <bdi className={styles.excerpt} {...asWritten(excerpt)}>
            <Marked text={excerpt} marks={marksIn(excerpt, words)} />
          </bdi>
        )}
      </span>
      {keys && (
        <span className={styles.rowKeys} aria-hidden>
          <Keys keys={keys} />
        </span>
      )}
    </>
  )
  const row = {
    id,
    role: 'option',
    tabIndex: -1,
    className: styles.row,
    'aria-selected': isActive,
    'data-record': entry.words !== undefined,
    onPointerMove: isActive ? undefined : onActive,
  }
  if (entry.path === undefined)
    return (
      <button type="button" {...row} onClick={onChoose}>
        {content}
      </button>
    )
  const handleClick = (event: MouseEvent) => {
    // Let the browser handle clicks with modifier keys, such as opening a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onChoose()
  }
  return (
    <a {...row} href={href} onClick={handleClick}>
      {content}
    </a>
  )
}
