import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { api } from '../calendar-client.ts'
import type { Days } from '../calendar-view.ts'
import type { EventPopoverActions } from './event-popover.tsx'
import { fromKey, toLocalEvent } from '../events/local-event.ts'
import { useCalendars, useEvents } from '../events/use-events.ts'
import { useZone } from '../events/use-zone.ts'

const EventPopover = lazy(async () => ({ default: (await import('./event-popover.tsx')).EventPopover }))

interface OpenEventProps extends EventPopoverActions {
  openKey: string
  /** The selected day, from which the key of a series names its first occurrence. */
  date: string
  visibleDays: Days
  canCreate: boolean
  onClose: () => void
}

/** The event in the URL, from the loaded days or from the server. */
export function OpenEvent({ openKey, date, visibleDays, ...rest }: OpenEventProps) {
  const t = useTexts('calendar')
  const zone = useZone()
  const { byId } = useCalendars()
  const { events, isPending } = useEvents(visibleDays)
  const cachedEvent = events.find(({ key }) => key === openKey)
  const { id, originalStart } = fromKey(openKey)
  const query = api.show.query({ params: { id }, query: originalStart ? { originalStart } : { from: date } })
  const eventQuery = useQuery({ ...query, enabled: !cachedEvent && !isPending })
  const event = cachedEvent ?? (eventQuery.data && toLocalEvent(eventQuery.data, byId, zone))

  const isGone = !cachedEvent && eventQuery.isError
  const leave = useEffectEvent(() => {
    toast({ text: t('event.gone') })
    rest.onClose()
  })
  useEffect(() => {
    if (isGone) leave()
  }, [isGone])

  return (
    event && (
      <Suspense>
        <EventPopover event={event} {...rest} />
      </Suspense>
    )
  )
}
