import { defineFirstQueries } from '#platform/first-queries.ts'
import { parseView } from '#platform/web/url-state/use-view.ts'
import { settings } from '#platform/web/settings/settings.ts'
import { api } from './calendar-client.ts'
import { CalendarView, getDays, smallWindow } from './calendar-view.ts'
import { getLocalFormats } from './events/use-local-formats.ts'
import { localZone } from './events/use-zone.ts'
import { toLocal } from './times/zones.ts'

export default defineFirstQueries({
  '/apps/calendar': ({ search }) => {
    const view = parseView(CalendarView, search)
    const timeZone = localZone()
    const kind = view.view ?? (matchMedia(smallWindow).matches ? 'day' : 'week')
    const date = view.date ?? toLocal(Date.now(), timeZone).slice(0, 10)
    const { from, to } = getDays(kind, date, getLocalFormats(settings.get().isLanguage).firstWeekday)
    return [api.calendars.query(), ...(view.q?.trim() ? [] : [api.list.query({ query: { from, to, timeZone } })])]
  },
})
