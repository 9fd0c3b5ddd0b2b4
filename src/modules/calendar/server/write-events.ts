import type { Db } from '#platform/db/engines/database.ts'
import { forbidden, notFound } from '#platform/errors/failure.ts'
import { isSameJson } from '#platform/fields/same-json.ts'
import { withoutUndefined } from '#platform/records/without-undefined.ts'
import type { Answer, EventChanges, Occurrence, ParsedEventDraft, Scope } from '../contract.ts'
import { getDefaultReminder } from '../reminder.ts'
import { writableCalendar } from './access.ts'
import { changeFamily, removeFromFamily, type RowChanges } from './change-series.ts'
import { checkedEvent } from './checked-event.ts'
import { insertEvents, saveFamily } from './event-rows.ts'
import { findFamily, lockFamily, isSeen, mayWrite, toOccurrence, type View } from './find-events.ts'
import { namedGuests } from './guests.ts'
import { checkOverrides } from './limits.ts'
import { type Family, firstOccurrence, listRows, nearestOccurrence, occurrenceAt } from './series.ts'
import type { EventRow, Tables } from './tables.ts'
import { storeUndo } from './undo.ts'

/** One write: the visible calendars, the time, and the rights. */
interface Write {
  view: View
  now: string
  check: (record: Record<string, unknown>) => void
}

interface Target {
  scope: Scope
  originalStart?: string | undefined
}

export const newUid = () => crypto.randomUUID()

const getOriginalStart = (row: EventRow, { originalStart }: Target) => originalStart ?? row.originalStart

/** An occurrence of a family as visible to the reader; the first one by default. */
function showFamily(view: View, { master, overrides }: Family, at: string | null) {
  if (master.recurrence === null) return toOccurrence(view, master)
  const family = { master, overrides }
  const row = at === null ? firstOccurrence(family) : occurrenceAt(family, at)
  if (!row || !isSeen(view, row)) throw notFound(`Occurrence ${at ?? ''} not found`)
  return toOccurrence(view, row, master)
}

interface Shown {
  originalStart?: string | undefined
  /** The first day of interest, for a series without `originalStart`. */
  from?: string | undefined
}

export async function showEvent(db: Db<Tables>, view: View, id: number, { originalStart, from }: Shown) {
  const { family, row } = await findFamily(db, view, id)
  const at = originalStart ?? row.originalStart
  const near = at === null && from !== undefined && nearestOccurrence(family, from)
  return showFamily(view, family, near ? near.originalStart : at)
}

/** The times in the form of the changes where they are the same, so that a repeated request is no conflict with itself. */
const inFormOf = ({ start, end }: EventChanges, occurrence: Occurrence): Partial<Occurrence> => ({
  ...(start === occurrence.localStart && { start }),
  ...(end === occurrence.localEnd && { end }),
})

interface WritableOptions {
  target: Target
  changes: EventChanges
}

async function lockWritable(db: Db<Tables>, { view, check }: Write, id: number, options?: WritableOptions) {
  const locked = await lockFamily(db, view, id)
  if (!mayWrite(view, locked.family.master)) throw forbidden('Only the organiser can change this event')
  const isOwn = view.calendars.get(locked.family.master.calendarId)?.ownerId === view.reader.id
  const occurrence = options
    ? showFamily(view, locked.family, getOriginalStart(locked.row, options.target))
    : toOccurrence(view, locked.family.master)
  check({ ...occurrence, ...(options && inFormOf(options.changes, occurrence)), kind: isOwn ? 'own' : 'shared' })
  return locked
}

export async function createEvent(db: Db<Tables>, { view, now, check }: Write, draft: ParsedEventDraft) {
  const { reader } = view
  await writableCalendar(db, draft.calendarId, reader)
  const row = checkedEvent({
    ...draft,
    id: 0,
    uid: newUid(),
    seriesId: null,
    originalStart: null,
    exdates: [],
    guests: await namedGuests(db, draft.guests, [], reader.id),
    reminderMinutes: draft.reminderMinutes === undefined ? getDefaultReminder(draft.allDay) : draft.reminderMinutes,
    createdById: reader.id,
    createdAt: now,
    updatedAt: now,
    sequence: 0,
  })
  const [master = row] = await insertEvents(db, [row])
  const family = { master, overrides: [] }
  const event = showFamily(view, family, null)
  check({ ...event })
  return { event, after: [family], undo: await storeUndo(db, { userId: reader.id, now }, [], [family]) }
}

export async function editEvent(
  db: Db<Tables>,
  write: Write,
  id: number,
  target: Target,
  { guests, ...changes }: EventChanges,
) {
  const { view, now } = write
  const { family, row } = await lockWritable(db, write, id, { target, changes })
  if (changes.calendarId !== undefined && changes.calendarId !== family.master.calendarId)
    await writableCalendar(db, changes.calendarId, view.reader)
  const at = getOriginalStart(row, target)
  const occurrence = at === null || family.master.recurrence === null ? row : (occurrenceAt(family, at) ?? row)
  // An answer to one occurrence is no answer to the others: those of the series come last and win.
  const oldGuests = target.scope === 'this' ? occurrence.guests : [...occurrence.guests, ...family.master.guests]
  const requested: RowChanges = {
    ...withoutUndefined(changes),
    ...(changes.allDay !== undefined &&
      changes.allDay !== row.allDay &&
      changes.reminderMinutes === undefined && { reminderMinutes: getDefaultReminder(changes.allDay) }),
    ...(guests && { guests: await namedGuests(db, guests, oldGuests, family.master.createdById) }),
  }
  const changed = changeFamily(family, at, target.scope, requested, newUid())
  const savedFamilies = await saveFamily(db, family, changed.families, now)
  const [first = family] = savedFamilies
  return {
    event: showFamily(view, first, changed.occurrence.originalStart),
    before: family,
    after: savedFamilies,
    undo: await storeUndo(db, { userId: view.reader.id, now }, [family], savedFamilies),
  }
}

export async function removeEvent(db: Db<Tables>, write: Write, id: number, target: Target) {
  const { view, now } = write
  const { family, row } = await lockWritable(db, write, id)
  const savedFamilies = await saveFamily(
    db,
    family,
    removeFromFamily(family, getOriginalStart(row, target), target.scope),
    now,
  )
  return {
    before: family,
    after: savedFamilies,
    undo: await storeUndo(db, { userId: view.reader.id, now }, [family], savedFamilies),
  }
}

/**
 * Stores the reader's answer for one occurrence, or for the whole series including changed ones; `answered` is what got
 * another answer than before.
 */
export async function answerEvent(
  db: Db<Tables>,
  { view, now }: Write,
  id: number,
  { answer, ...target }: Target & { answer: Answer },
) {
  const { family, row } = await lockFamily(db, view, id)
  const { reader } = view
  const at = family.master.recurrence === null ? null : getOriginalStart(row, target)
  const occurrence = at === null ? family.master : occurrenceAt(family, at)
  if (!occurrence || !isSeen(view, occurrence)) throw notFound(`Occurrence ${at ?? ''} not found`)
  const isGuest = [occurrence, family.master].some(({ guests }) => guests.some(({ userId }) => userId === reader.id))
  if (!isGuest) throw forbidden('Only guests can reply')
  const isOne = target.scope === 'this' && at !== null
  if (isOne && occurrence.id === 0) checkOverrides(family.overrides.length)
  const answered = (one: EventRow): EventRow => ({
    ...one,
    guests: one.guests.map((guest) => (guest.userId === reader.id ? { ...guest, answer } : guest)),
  })
  const next: Family = isOne
    ? {
        master: family.master,
        overrides: [...family.overrides.filter(({ originalStart }) => originalStart !== at), answered(occurrence)],
      }
    : { master: answered(family.master), overrides: family.overrides.map(answered) }
  const changed = isOne ? [occurrence] : listRows([family])
  if (changed.every((one) => isSameJson(answered(one), one)))
    return { event: showFamily(view, family, at), after: family }
  const [savedFamily = next] = await saveFamily(db, family, [next], now)
  const about = isOne ? occurrenceAt(savedFamily, at) : savedFamily.master
  return { event: showFamily(view, savedFamily, at), after: savedFamily, answered: about }
}
