import type { Ref } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { LocalEvent } from '../events/local-event.ts'
import { EventBlock } from './event-block.tsx'
import type { Range } from './grid-props.ts'
import { assignLanes } from './lanes.ts'
import styles from './time-grid.module.css'

interface BannerRowProps {
  ref: Ref<HTMLDivElement>
  dates: readonly string[]
  events: readonly LocalEvent[]
  ghost: Range | undefined
  openKey: string | undefined
  reachable: string | undefined
  draggedKey: string | undefined
  onOpen: (event: LocalEvent) => void
}

/** Whole-day events above the hours. */
export function BannerRow({ ref, dates, events, ghost, openKey, reachable, draggedKey, onOpen }: BannerRowProps) {
  const t = useTexts('calendar')
  const [from = ''] = dates
  const segments = assignLanes(events, from, dates.length)
  const [drawn] = ghost ? assignLanes([{ ...ghost, key: '' }], from, dates.length) : []
  const lanes = Math.max(0, ...segments.map(({ lane }) => lane + 1))
  return (
    <div className={styles.bannerRow}>
      <span className={styles.bannerLabel}>{t('allDay')}</span>
      <div
        ref={ref}
        className={styles.banners}
        style={{ gridTemplateColumns: `repeat(${dates.length}, minmax(0, 1fr))` }}
        data-slots
      >
        {segments.map(({ event, lane, first, length, startsHere, endsHere }) => (
          <EventBlock
            key={event.key}
            event={event}
            kind="bar"
            isOpen={event.key === openKey}
            isReachable={event.key === reachable}
            isDragged={event.key === draggedKey}
            startsHere={startsHere}
            endsHere={endsHere}
            style={{ gridColumn: `${first + 1} / span ${length}`, gridRow: lane + 1 }}
            onOpen={onOpen}
          />
        ))}
        {drawn && (
          <span
            className={styles.ghost}
            data-draft
            style={{ gridColumn: `${drawn.first + 1} / span ${drawn.length}`, gridRow: lanes + 1 }}
          >
            {t('new')}
          </span>
        )}
      </div>
    </div>
  )
}
