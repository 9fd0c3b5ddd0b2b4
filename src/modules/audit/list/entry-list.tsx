import { Button } from '@mui/material'
import { useRef, useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useRowSteps } from '#platform/ui/row-steps/use-row-steps.ts'
import { renderedAt } from '#platform/web/settings/rendering.ts'
import type { AuditEntry } from '../contract.ts'
import styles from './entry-list.module.css'
import { EntryRow } from './entry-row.tsx'
import type { useEntries } from './use-entries.ts'

interface EntryListProps {
  entries: readonly AuditEntry[]
  list: Pick<ReturnType<typeof useEntries>, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>
}

const toDay = (at: string) => new Date(at).toDateString()

/** The entries grouped by day. */
export function EntryList({ entries, list }: EntryListProps) {
  const t = useTexts('audit')
  const format = useFormats()
  const element = useRef<HTMLDivElement>(null)
  useRowSteps(element, 'li')
  const [now] = useState(() => new Date(renderedAt()))
  const names = new Map([
    [now.toDateString(), t('today')],
    [new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1).toDateString(), t('yesterday')],
  ])
  const days = [...Map.groupBy(entries, ({ at }) => toDay(at))]
  return (
    <div ref={element}>
      {days.map(([day, dayEntries]) => (
        <section key={day} aria-label={format.date(day, 'longDate')}>
          <h2 className={styles.day}>
            <span>{names.get(day) ?? format.date(day, 'longDate')}</span>
            {names.has(day) && <span className="text-quiet regular">{format.date(day)}</span>}
          </h2>
          <ul className="plain-list">
            {dayEntries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      {list.hasNextPage && (
        <div className="centered padding-4">
          <Button
            variant="outlined"
            color="secondary"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t('earlier')}
          </Button>
        </div>
      )}
    </div>
  )
}
