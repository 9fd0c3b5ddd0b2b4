import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { api } from './calendar-client.ts'
import styles from './next-widget.module.css'
import { isBanner, toShown } from './shown/shown-event.ts'
import { toneOf } from './shown/tone.ts'
import { useClock } from './shown/use-clock.ts'
import { useNow } from './shown/use-now.ts'
import { useZone } from './shown/use-zone.ts'
import { laterDays } from './times/local-time.ts'

const screen = '/apps/calendar'
const shown = 5
const days = 7

/** What comes next, today and in the days after. */
export default function NextWidget() {
  const t = useTexts('calendar')
  const clock = useClock()
  const zone = useZone()
  const now = useNow()
  const today = now.slice(0, 10)
  const query = { from: today, to: laterDays(today, days), timeZone: zone }
  const { data: calendars } = useSuspenseQuery(api.calendars.query())
  const { data: occurrences } = useSuspenseQuery(api.list.query({ query }))
  const byId = new Map(calendars.map((one) => [one.id, one]))
  const next = occurrences
    .filter(({ answer }) => answer !== 'no')
    .map((occurrence) => toShown(occurrence, byId, zone))
    .filter((event) => (event.allDay ? event.end > today : event.end > now))
    .slice(0, shown)
  return (
    <Card
      title={t('widget.title')}
      aside={
        <Link className={styles.all} to={screen}>
          {t('widget.all')}
        </Link>
      }
    >
      {next.length === 0 && <EmptyState small as="p" title={t('widget.empty')} text={t('widget.emptyText')} />}
      <ul className={styles.list}>
        {next.map((event) => {
          const date = event.start < today ? today : event.start.slice(0, 10)
          const isNow = !isBanner(event) && event.start <= now
          return (
            <li key={event.key}>
              <Link
                className={styles.link}
                to={{ pathname: screen, search: `?${new URLSearchParams({ date, event: event.key })}` }}
              >
                <span {...toneOf(event.color, styles.bar)} />
                <span className={styles.words}>
                  <span className={styles.title} dir="auto">
                    {event.occurrence.title || t('untitled')}
                  </span>
                  <span className={styles.when}>
                    {date === today ? t('today') : clock.date(date, 'dayShort')} ·{' '}
                    {isBanner(event) ? t('allDay') : clock.timeRange(event.start, event.end)}
                  </span>
                </span>
                {isNow && <span className={styles.now}>{t('widget.now')}</span>}
              </Link>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
