import type { Db } from '#platform/db/engines/database.ts'
import { Failure, refused } from '#platform/errors/failure.ts'
import { inSlices, inTurns } from '#platform/records/in-slices.ts'
import { type ImportReport } from '../contract.ts'
import { getDefaultReminder } from '../reminder.ts'
import { checkedEvent } from '../server/checked-event.ts'
import { checkExdates, checkOverrides } from '../server/limits.ts'
import { type Family, parseSeriesRule } from '../server/series.ts'
import type { CalendarRow, EventRow, Tables } from '../server/tables.ts'
import { newUid } from '../server/write-events.ts'
import { endOfSeries, isInSeries } from '../recurrence/occurrences.ts'
import { findFamilies } from './store-import.ts'
import { inZoneOfStart, type ReadEvent, type ReadItem, readIcs } from './read-ics.ts'

type Duplicates = 'skip' | 'update'

type Problem = ImportReport['errors'][number]

const previewed = 50

/** What an import will write. */
export interface PreparedImport {
  report: ImportReport
  uids: readonly string[]
  /** The events of the calendar with these UIDs, as they were when the import was prepared. */
  known: readonly Family[]
  replaced: readonly Family[]
  created: readonly Family[]
}

/** The events of a file, each one read separately. Takes seconds for the largest files. */
export async function readEvents(text: string, { timeZone }: Pick<CalendarRow, 'timeZone'>) {
  const items = await readIcs(text, timeZone)
  if (!items) throw refused('text', 'This is not an iCalendar file')
  return items
}

export interface Import {
  into: Pick<CalendarRow, 'id'>
  userId: string
  now: string
}

/**
 * Prepares the import of a file into a calendar, outside of a transaction, since it takes seconds as well. Events with the
 * same UID form a series; each one is validated separately.
 */
export async function prepareImport(
  db: Db<Tables>,
  items: readonly ReadItem[],
  { into, userId, now }: Import,
  duplicates: Duplicates,
): Promise<PreparedImport> {
  const errors = items.flatMap((one): Problem[] => ('message' in one ? [one] : []))
  const readable = items.flatMap((one) => ('event' in one ? [one] : []))
  const uids = [...new Set(readable.map(({ event }) => event.uid))]
  const known = await findFamilies(db, into.id, uids)
  const familiesByUid = new Map(known.map((family) => [family.master.uid, family]))
  const target = { calendarId: into.id, userId, now, familiesByUid }
  const families = await groupBySeries(readable, target, errors)

  const isKnown = ({ master }: Family) => familiesByUid.has(master.uid)
  const newFamilies = families.filter((family) => !isKnown(family))
  const repeated = families.filter(isKnown)
  const replaced = duplicates === 'update' ? repeated : []
  const report = {
    found: items.length,
    created: newFamilies.length,
    updated: replaced.length,
    skipped: repeated.length - replaced.length,
    errors: errors.toSorted((one, other) => one.item - other.item),
    preview: families.slice(0, previewed).map(({ master: { title, start, allDay, timeZone, recurrence } }, item) => ({
      item,
      title,
      start,
      allDay,
      timeZone,
      recurrence,
    })),
    undo: null,
  }
  return { report, uids, known, replaced, created: newFamilies }
}

type Readable = Extract<ReadItem, { event: unknown }>

interface Target {
  calendarId: number
  userId: string
  now: string
  /** The events of the calendar that the file has as well. */
  familiesByUid: ReadonlyMap<string, Family>
}

async function groupBySeries(items: readonly Readable[], target: Target, errors: Problem[]): Promise<Family[]> {
  const byUid = Map.groupBy(items, ({ event, item }) => event.uid || `item ${item}`)
  const families: Family[] = []
  for await (const group of inTurns(byUid.values())) families.push(...(await toFamily(group, target, errors)))
  return families
}

async function toFamily(group: readonly Readable[], target: Target, errors: Problem[]): Promise<Family[]> {
  const heads = group.filter(({ event }) => event.replaces === null)
  const [head = group[0]] = heads.slice(-1)
  if (!head) return []
  for (const { item, title } of heads.slice(0, -1))
    errors.push({ item, title, message: 'A later event has the same UID' })
  if (head.event.isCancelled) {
    errors.push({ item: head.item, title: head.title, message: 'The event is cancelled' })
    return []
  }
  const changes = group.filter((one) => one.event.replaces !== null && one !== head)
  const family = await collectErrors(head, errors, () => createSeries(head.event, target))
  return family ? [await withChanges(family, changes, target, errors)] : []
}

async function collectErrors<Made>(
  { item, title }: Readable,
  errors: Problem[],
  make: () => Promise<Made> | Made,
): Promise<Made | undefined> {
  try {
    return await make()
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    errors.push({ item, title, message: error.message })
    return undefined
  }
}

/**
 * The row of an imported event. Its guests are listed but not invited, unless they are guests of the `known` event, which
 * the row replaces and whose values it keeps where the file has none.
 */
const toRow = (event: ReadEvent, { calendarId, userId, now }: Target, known: EventRow | undefined): EventRow => ({
  id: 0,
  uid: event.uid || newUid(),
  calendarId,
  seriesId: null,
  originalStart: null,
  title: event.title,
  start: event.start,
  end: event.end,
  allDay: event.allDay,
  timeZone: event.timeZone,
  recurrence: null,
  exdates: [],
  color: event.color ?? known?.color ?? null,
  description: event.description,
  location: event.location,
  reminderMinutes: getReminder(event, known),
  guests: event.guests.map((guest) => findGuest(known, guest.email) ?? { userId: null, ...guest }),
  createdById: known?.createdById ?? userId,
  createdAt: known?.createdAt ?? now,
  updatedAt: now,
  sequence: known ? known.sequence + 1 : 0,
})

const findGuest = (known: EventRow | undefined, email: string) =>
  known?.guests.find((guest) => guest.email.toLowerCase() === email.toLowerCase())

function getReminder({ reminderMinutes, allDay }: ReadEvent, known: EventRow | undefined) {
  if (reminderMinutes !== undefined) return reminderMinutes
  return known?.allDay === allDay ? known.reminderMinutes : getDefaultReminder(allDay)
}

async function createSeries(event: ReadEvent, target: Target): Promise<Family> {
  // An occurrence without its series in the file becomes a single event.
  const recurrence = event.replaces === null ? event.recurrence : null
  const known = target.familiesByUid.get(event.uid)?.master
  const row = { ...toRow(event, target, known), id: known?.id ?? 0 }
  const master = checkedEvent({ ...row, recurrence, exdates: recurrence ? event.exdates : [] })
  const rule = parseSeriesRule(master)
  if (!rule) return { master: { ...master, exdates: [] }, overrides: [] }
  // Counts the occurrences before the transaction, which finds the end in the cache.
  endOfSeries(rule, master.start)
  const keptExdates = await inSlices(master.exdates, (local) => (isInSeries(rule, master.start, local) ? [local] : []))
  return { master: { ...master, exdates: keptExdates.flat() }, overrides: [] }
}

async function withChanges(
  { master }: Family,
  changes: readonly Readable[],
  target: Target,
  errors: Problem[],
): Promise<Family> {
  const rule = parseSeriesRule(master)
  const seriesStart = { local: master.start, allDay: master.allDay, zone: master.timeZone }
  const known = target.familiesByUid.get(master.uid)
  const overrides = new Map<string, EventRow>()
  const exdates = new Set(master.exdates)
  for await (const change of inTurns(changes)) {
    const at = change.event.replaces ? inZoneOfStart(change.event.replaces, seriesStart) : ''
    await collectErrors(change, errors, () => {
      if (!rule || !isInSeries(rule, master.start, at))
        throw refused('recurrence', 'The event replaces an occurrence that does not exist')
      if (change.event.isCancelled) {
        if (!exdates.has(at)) checkExdates(exdates.size)
        exdates.add(at)
        return
      }
      if (!overrides.has(at)) checkOverrides(overrides.size)
      overrides.set(at, createOverride(change.event, at, { target, master, known }))
    })
  }
  return {
    master: { ...master, exdates: [...exdates].filter((local) => !overrides.has(local)).toSorted() },
    overrides: [...overrides.values()],
  }
}

interface OverrideContext {
  target: Target
  master: EventRow
  known: Family | undefined
}

function createOverride(event: ReadEvent, at: string, { target, master, known }: OverrideContext) {
  const same = known?.overrides.find(({ originalStart }) => originalStart === at)
  const row = { ...toRow(event, target, same ?? known?.master), sequence: master.sequence }
  return checkedEvent({ ...row, id: same?.id ?? 0, uid: master.uid, originalStart: at })
}
