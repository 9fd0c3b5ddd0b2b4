import { notFound, refused } from '#platform/errors/failure.ts'
import { isSameJson } from '#platform/fields/same-json.ts'
import type { Scope } from '../contract.ts'
import { shiftRule, splitRule } from '../recurrence/change-rule.ts'
import { isInSeries } from '../recurrence/occurrences.ts'
import { formatRule } from '../recurrence/rule.ts'
import { timeOfDay, toIsoDate, toDayNumber, addMinutes, getDuration } from '../times/local-time.ts'
import { checkedEvent } from './checked-event.ts'
import { mergeGuests } from './guests.ts'
import { checkExdates, checkOverrides } from './limits.ts'
import { type Family, firstOccurrence, occurrenceAt, occurrenceStarts, parseSeriesRule } from './series.ts'
import type { EventRow } from './tables.ts'

const contents = ['title', 'color', 'description', 'location', 'guests', 'reminderMinutes'] as const

/** The columns of an event that can change. */
export type RowChanges = Partial<
  Pick<EventRow, (typeof contents)[number] | 'calendarId' | 'start' | 'end' | 'allDay' | 'timeZone' | 'recurrence'>
>

/** The result of a change: the family, or its two parts, the later one first. */
interface Changed {
  families: readonly Family[]
  /** The changed occurrence. */
  occurrence: EventRow
}

type OwnContent = Exclude<(typeof contents)[number], 'guests'>
const isOwnContent = (key: (typeof contents)[number]): key is OwnContent => key !== 'guests'

const timeKeys = ['start', 'end', 'allDay', 'timeZone'] as const

/** The changes without unchanged values. */
function actualChanges(row: EventRow, changes: RowChanges): RowChanges {
  const changedEntries = Object.entries(changes).filter(
    ([key, value]) => !isSameJson(value, Object.entries(row).find(([name]) => name === key)?.[1]),
  )
  return Object.fromEntries(changedEntries)
}

const movesTime = (changes: RowChanges) => timeKeys.some((key) => changes[key] !== undefined)

export function changeFamily(
  family: Family,
  at: string | null,
  scope: Scope,
  changes: RowChanges,
  uid: string,
): Changed {
  const { master } = family
  if (master.recurrence === null) {
    const changed = checkedEvent({ ...master, ...changes })
    return { families: [{ master: changed, overrides: [] }], occurrence: getFirstOccurrence(changed) }
  }
  const occurrenceStart = at ?? firstOccurrence(family)?.originalStart ?? master.start
  const occurrence = occurrenceAt(family, occurrenceStart)
  if (!occurrence) throw notFound(`Occurrence ${occurrenceStart} not found`)
  if (scope === 'this') return changeOne(family, occurrence, changes)
  const effective = actualChanges({ ...occurrence, recurrence: master.recurrence }, changes)
  return scope === 'all'
    ? changeAll(family, occurrence, effective)
    : changeFollowing(family, occurrence, effective, uid)
}

const getFirstOccurrence = (master: EventRow) =>
  master.recurrence === null ? master : (firstOccurrence({ master, overrides: [] }) ?? master)

function changeOne({ master, overrides }: Family, occurrence: EventRow, changes: RowChanges): Changed {
  const { recurrence, calendarId, ...ownFields } = changes
  if (recurrence !== undefined && recurrence !== master.recurrence)
    throw refused(
      'recurrence',
      'A single occurrence cannot have its own rule. Change this and all following occurrences',
    )
  if (calendarId !== undefined && calendarId !== master.calendarId)
    throw refused('calendarId', 'A single occurrence cannot move to another calendar')
  if (occurrence.id === 0) checkOverrides(overrides.length)
  const changed = checkedEvent({ ...occurrence, ...ownFields })
  const otherOverrides = overrides.filter(({ originalStart }) => originalStart !== occurrence.originalStart)
  return { families: [{ master, overrides: [...otherOverrides, changed] }], occurrence: changed }
}

/** How the starts of a series move when an occurrence moves. */
function startShift(occurrence: EventRow, next: EventRow) {
  const days = toDayNumber(next.start) - toDayNumber(occurrence.start)
  const clock = timeOfDay(next.start)
  return (start: string) => `${toIsoDate(toDayNumber(start) + days)}${clock}`
}

function changeAll(family: Family, occurrence: EventRow, changes: RowChanges): Changed {
  const { master } = family
  const next = checkedEvent({ ...occurrence, ...changes, recurrence: null })
  if (changes.recurrence === null) {
    const single = { ...next, id: master.id, seriesId: null, originalStart: null, exdates: [] }
    return { families: [{ master: single, overrides: [] }], occurrence: single }
  }
  const moves = movesTime(changes)
  const move = moves ? startShift(occurrence, next) : (start: string) => start
  const length = moves ? getDuration(next.start, next.end) : getDuration(master.start, master.end)
  const start = move(master.start)
  const changed = checkedEvent({
    ...master,
    ...changes,
    start,
    end: addMinutes(start, length),
    recurrence: changes.recurrence ?? shifted(master, start),
    exdates: master.exdates.map(move),
  })
  const rule = parseSeriesRule(changed)
  const remainsInSeries = (local: string | null) =>
    local !== null && rule !== null && isInSeries(rule, changed.start, local)
  const reshaped = moves || changes.recurrence !== undefined
  const overrides = family.overrides
    .map((override) => {
      const ownChanges = override.originalStart === occurrence.originalStart ? changes : {}
      return mergeOverride(override, {
        before: master,
        after: changed,
        move,
        ownChanges,
        isReset: changes.allDay !== undefined,
      })
    })
    .filter(({ originalStart }) => !reshaped || remainsInSeries(originalStart))
  const changedFamily = {
    master: { ...changed, exdates: reshaped ? changed.exdates.filter(remainsInSeries) : changed.exdates },
    overrides,
  }
  const movedOccurrence = occurrence.originalStart && occurrenceAt(changedFamily, move(occurrence.originalStart))
  const remaining = movedOccurrence || firstOccurrence(changedFamily)
  if (!remaining) throw refused('recurrence', 'The rule has no occurrences')
  return { families: [changedFamily], occurrence: remaining }
}

function shifted(master: EventRow, start: string) {
  const rule = parseSeriesRule(master)
  return rule && formatRule(shiftRule(rule, master.start, start))
}

interface Merge {
  before: EventRow
  after: EventRow
  move: (start: string) => string
  /** The changes, for the occurrence that was changed; empty for the others. */
  ownChanges: RowChanges
  isReset: boolean
}

/** A changed occurrence keeps its own values; the others follow its series. */
function mergeOverride(override: EventRow, { before, after, move, ownChanges, isReset }: Merge): EventRow {
  const originalStart = move(override.originalStart ?? override.start)
  const ownFields = contents
    .filter(isOwnContent)
    .filter((key) => ownChanges[key] === undefined && !isSameJson(override[key], before[key]))
  const ownValues = Object.fromEntries(ownFields.map((key) => [key, override[key]]))
  const isMoved =
    override.start !== override.originalStart ||
    getDuration(override.start, override.end) !== getDuration(before.start, before.end)
  const times =
    isMoved && !isReset && !movesTime(ownChanges)
      ? { start: override.start, end: override.end, timeZone: override.timeZone }
      : { start: originalStart, end: addMinutes(originalStart, getDuration(after.start, after.end)) }
  return {
    ...after,
    ...times,
    ...ownValues,
    guests: mergeGuests(override.guests, {
      before: before.guests,
      after: after.guests,
      isReplaced: ownChanges.guests !== undefined,
    }),
    id: override.id,
    seriesId: after.id,
    originalStart,
    recurrence: null,
    exdates: [],
  }
}

function changeFollowing(family: Family, occurrence: EventRow, changes: RowChanges, uid: string): Changed {
  const at = occurrence.originalStart ?? occurrence.start
  const cut = splitSeries(family, at, uid)
  if (!cut) return changeAll(family, occurrence, changes)
  const changed = changeAll(cut.after, { ...occurrence, seriesId: 0 }, changes)
  return { ...changed, families: [...changed.families, cut.before] }
}

/** A series split before the occurrence at `at`; undefined if nothing precedes it. */
function splitSeries(
  { master, overrides }: Family,
  at: string,
  uid: string,
): { before: Family; after: Family } | undefined {
  const rule = parseSeriesRule(master)
  if (!rule) return undefined
  const { before, after, count } = splitRule(rule, master.start, at)
  if (count === 0) return undefined
  const isEarlier = (local: string | null) => (local ?? '') < at
  const head: Family = {
    master: { ...master, recurrence: formatRule(before), exdates: master.exdates.filter(isEarlier) },
    overrides: overrides.filter(({ originalStart }) => isEarlier(originalStart)),
  }
  if (!firstOccurrence(head)) return undefined
  const tail = {
    ...master,
    id: 0,
    uid,
    start: at,
    end: addMinutes(at, getDuration(master.start, master.end)),
    recurrence: formatRule(after),
    exdates: master.exdates.filter((local) => !isEarlier(local)),
  }
  const moved = overrides.filter(({ originalStart }) => !isEarlier(originalStart))
  return { before: head, after: { master: tail, overrides: moved.map((row) => ({ ...row, uid })) } }
}

/** A family without some occurrences. */
export function removeFromFamily(family: Family, at: string | null, scope: Scope): readonly Family[] {
  const { master, overrides } = family
  if (master.recurrence === null) return []
  const occurrenceStart = at ?? firstOccurrence(family)?.originalStart ?? master.start
  const occurrence = occurrenceAt(family, occurrenceStart)
  if (!occurrence) throw notFound(`Occurrence ${occurrenceStart} not found`)
  if (scope === 'all') return []
  if (scope === 'following') return [splitSeries(family, occurrenceStart, master.uid)?.before ?? []].flat()
  checkExdates(master.exdates.length)
  const remaining: Family = {
    master: { ...master, exdates: [...new Set([...master.exdates, occurrenceStart])].toSorted() },
    overrides: overrides.filter(({ originalStart }) => originalStart !== occurrenceStart),
  }
  const [firstStart] = occurrenceStarts(remaining)
  return firstStart === undefined && remaining.overrides.length === 0 ? [] : [remaining]
}
