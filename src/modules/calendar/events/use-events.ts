import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../calendar-client.ts'
import type { Days } from '../calendar-view.ts'
import type { Calendar, Occurrence } from '../contract.ts'
import { useHiddenCalendars } from './hidden-calendars.ts'
import { type Pending, usePending } from './pending.ts'
import { byLocalStart, getEventKey, invitations, type LocalEvent, toLocalEvent } from './local-event.ts'
import { useZone } from './use-zone.ts'

const nothing: Calendar[] = []

export function useCalendars() {
  const { data = nothing, isPending } = useQuery(api.calendars.query())
  return { calendars: data, byId: new Map(data.map((one) => [one.id, one])), isPending }
}

const findPendingChange = (pending: readonly Pending[], occurrence: Occurrence) =>
  pending.findLast(({ key, seriesId }) =>
    seriesId === undefined ? key === getEventKey(occurrence) : seriesId === occurrence.seriesId,
  )

/** The events of these days in visible calendars, with pending changes applied, in the order of the visitor's time. */
export function useEvents({ from, to }: Days, isEnabled = true) {
  const zone = useZone()
  const { byId } = useCalendars()
  const hidden = useHiddenCalendars()
  const pending = usePending()
  const list = useQuery({
    ...api.list.query({ query: { from, to, timeZone: zone } }),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  })
  const events: LocalEvent[] = (list.data ?? [])
    .filter(({ calendarId }) => !hidden.includes(calendarId ?? invitations))
    .flatMap((occurrence) => {
      const change = findPendingChange(pending, occurrence)
      if (change?.after === null) return []
      return toLocalEvent({ ...occurrence, ...change?.after }, byId, zone, change?.changedEvent)
    })
    .toSorted(byLocalStart)
  return { ...list, events }
}
