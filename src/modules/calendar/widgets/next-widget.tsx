import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { WidgetCard } from '#platform/ui/figures/widgets/widget-card.tsx'
import { useRowsThatFit, WidgetRow, WidgetRows, WidgetRowSkeletons } from '#platform/ui/figures/widgets/widget-rows.tsx'
import { useFigures } from '#platform/ui/figures/use-figures.ts'
import { client } from '#platform/web/api/client.ts'
import { agendaLines } from './agenda-lines.ts'
import { viewContract } from '../contract-view.ts'
import styles from './next-widget.module.css'
import { isBanner, type LocalEvent, toLocalEvent } from '../events/local-event.ts'
import { getToneProps } from '../events/tone.ts'
import { useLocalFormats } from '../events/use-local-formats.ts'
import { useNow } from '../events/use-now.ts'
import { useZone } from '../events/use-zone.ts'
import { addDays } from '../times/local-time.ts'

const api = client(viewContract)
const screen = '/apps/calendar'
const days = 7
/** Height of an event in pixels. */
const lineHeight = 52

/** Today's remaining events, and the next ones. */
export default function NextWidget() {
  const t = useTexts('calendar')
  const localFormats = useLocalFormats()
  const zone = useZone()
  const now = useNow()
  const rowCount = useRowsThatFit()
  const today = now.slice(0, 10)
  const query = { from: today, to: addDays(today, days), timeZone: zone }
  const { data: calendars } = useFigures(api.calendars.query())
  const { data: occurrences } = useFigures(api.list.query({ query }))
  const isThere = calendars !== undefined && occurrences !== undefined
  const byId = new Map(calendars?.map((one) => [one.id, one]))
  const events = (isThere ? occurrences : [])
    .filter(({ answer }) => answer !== 'no')
    .map((occurrence) => toLocalEvent(occurrence, byId, zone))
  const lines = agendaLines(events, now, rowCount * lineHeight)
  const formatTime = (event: LocalEvent) =>
    isBanner(event) ? t('allDay') : localFormats.timeRange(event.start, event.end)
  return (
    <WidgetCard
      title={t('widgets.next.title')}
      more={{ to: screen, label: t('widgets.next.all') }}
      aside={<span className="text-quiet text-13 nowrap">{localFormats.date(today, 'dayShort')}</span>}
    >
      {!isThere && <WidgetRowSkeletons count={rowCount} hasLead={false} />}
      {isThere && lines.length === 0 && (
        <EmptyState small as="p" title={t('widgets.next.empty')} text={t('widgets.next.emptyText')} />
      )}
      {lines.length > 0 && (
        <WidgetRows>
          {lines.map((line) => {
            if (line.kind === 'now')
              return (
                <li key="now" className={styles.line}>
                  <span className="visually-hidden">{t('widgets.next.now')}</span>
                </li>
              )
            if (line.kind === 'day')
              return (
                <li key={line.date} className={styles.day}>
                  {localFormats.date(line.date, 'dayLong')}
                </li>
              )
            const { event, date, state } = line
            return (
              <WidgetRow
                key={event.key}
                to={`${screen}?${new URLSearchParams({ date, event: event.key })}`}
                lead={<span {...getToneProps(event.color, styles.bar)} data-state={state} />}
                title={event.occurrence.title || t('untitled')}
                note={[formatTime(event), event.occurrence.location].filter(Boolean).join(' · ')}
                end={state === 'now' && !isBanner(event) && <span className={styles.now}>{t('widgets.next.now')}</span>}
              />
            )
          })}
        </WidgetRows>
      )}
    </WidgetCard>
  )
}
