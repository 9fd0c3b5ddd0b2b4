import { Failure, refused } from '#platform/errors/failure.ts'
import type { Scope } from '../contract.ts'
import { shiftRule, splitRule } from '../recurrence/change-rule.ts'
import { isInSeries } from '../recurrence/occurrences.ts'
import { formatRule } from '../recurrence/rule.ts'
import { timeOfDay, dateOf, dayOf, later, lengthOf } from '../times/local-time.ts'
import { checkedEvent } from './checked-event.ts'
import { type Family, firstOccurrence, occurrenceAt, occurrenceStarts, ruleOf } from './series.ts'
import type { EventRow } from './tables.ts'

const contents = ['title', 'color', 'description', 'location', 'guests'] as const

/** The columns of an event that can change. */
export type RowChanges = Partial<
  Pick<EventRow, (typeof contents)[number] | 'calendarId' | 'start' | 'end' | 'allDay' | 'timeZone' | 'recurrence'>
>

/** A family after the change, first the part with `at`. */
interface Changed {
  families: readonly Family[]
  /** The changed occurrence. */
  shown: EventRow
}

const timeKeys = ['start', 'end', 'allDay', 'timeZone'] as const
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The changes without unchanged values. */
function actualChanges(row: EventRow, changes: RowChanges): RowChanges {
  const kept = Object.entries(changes).filter(
    ([key, value]) => !same(value, Object.entries(row).find(([name]) => name === key)?.[1]),
  )
  return Object.fromEntries(kept)
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
    return { families: [{ master: changed, overrides: [] }], shown: firstOccurrenceOf(changed) }
  }
  const known = at ?? firstOccurrence(family)?.originalStart ?? master.start
  const shown = occurrenceAt(family, known)
  if (!shown) throw new Failure(404, `Occurrence ${known} not found`)
  if (scope === 'this') return changeOne(family, shown, changes)
  const effective = actualChanges({ ...shown, recurrence: master.recurrence }, changes)
  return scope === 'all' ? changeAll(family, shown, effective) : changeFollowing(family, shown, effective, uid)
}

const firstOccurrenceOf = (master: EventRow) =>
  master.recurrence === null ? master : (firstOccurrence({ master, overrides: [] }) ?? master)

function changeOne({ master, overrides }: Family, shown: EventRow, changes: RowChanges): Changed {
  const { recurrence, calendarId, ...own } = changes
  if (recurrence !== undefined && recurrence !== master.recurrence)
    throw refused(
      'recurrence',
      'A single occurrence cannot have its own rule. Change this and all following occurrences',
    )
  if (calendarId !== undefined && calendarId !== master.calendarId)
    throw refused('calendarId', 'A single occurrence cannot move to another calendar')
  const changed = checkedEvent({ ...shown, ...own })
  const others = overrides.filter(({ originalStart }) => originalStart !== shown.originalStart)
  return { families: [{ master, overrides: [...others, changed] }], shown: changed }
}

/** How the starts of a series move when the occurrence `shown` moves. */
function startShift(shown: EventRow, next: EventRow) {
  const days = dayOf(next.start) - dayOf(shown.start)
  const clock = timeOfDay(next.start)
  return (start: string) => `${dateOf(dayOf(start) + days)}${clock}`
}

function changeAll(family: Family, shown: EventRow, changes: RowChanges): Changed {
  const { master } = family
  const next = checkedEvent({ ...shown, ...changes, recurrence: null })
  if (changes.recurrence === null) {
    const single = { ...next, id: master.id, seriesId: null, originalStart: null, exdates: [] }
    return { families: [{ master: single, overrides: [] }], shown: single }
  }
  const moves = movesTime(changes)
  const move = moves ? startShift(shown, next) : (start: string) => start
  const length = moves ? lengthOf(next.start, next.end) : lengthOf(master.start, master.end)
  const start = move(master.start)
  const changed = checkedEvent({
    ...master,
    ...changes,
    start,
    end: later(start, length),
    recurrence: changes.recurrence ?? shifted(master, start),
    exdates: master.exdates.map(move),
  })
  const rule = ruleOf(changed)
  const remainsInSeries = (local: string | null) =>
    local !== null && rule !== null && isInSeries(rule, changed.start, local)
  const reshaped = moves || changes.recurrence !== undefined
  const overrides = family.overrides
    .map((override) => {
      const meant = override.originalStart === shown.originalStart ? changes : {}
      return mergeOverride(override, {
        before: master,
        after: changed,
        move,
        meant,
        isReset: changes.allDay !== undefined,
      })
    })
    .filter(({ originalStart }) => !reshaped || remainsInSeries(originalStart))
  const whole = {
    master: { ...changed, exdates: reshaped ? changed.exdates.filter(remainsInSeries) : changed.exdates },
    overrides,
  }
  const now = shown.originalStart && occurrenceAt(whole, move(shown.originalStart))
  const left = now || firstOccurrence(whole)
  if (!left) throw refused('recurrence', 'The rule has no occurrences')
  return { families: [whole], shown: left }
}

function shifted(master: EventRow, start: string) {
  const rule = ruleOf(master)
  return rule && formatRule(shiftRule(rule, master.start, start))
}

interface Merge {
  before: EventRow
  after: EventRow
  move: (start: string) => string
  /** The occurrence's own answer. */
  meant: RowChanges
  isReset: boolean
}

/** A changed occurrence keeps its own values; the others follow its series. */
function mergeOverride(override: EventRow, { before, after, move, meant, isReset }: Merge): EventRow {
  const originalStart = move(override.originalStart ?? override.start)
  const own = contents.filter((key) => meant[key] === undefined && !same(override[key], before[key]))
  const kept = Object.fromEntries(own.map((key) => [key, override[key]]))
  const isMoved =
    override.start !== override.originalStart ||
    lengthOf(override.start, override.end) !== lengthOf(before.start, before.end)
  const times =
    isMoved && !isReset && !movesTime(meant)
      ? { start: override.start, end: override.end, timeZone: override.timeZone }
      : { start: originalStart, end: later(originalStart, lengthOf(after.start, after.end)) }
  return {
    ...after,
    ...times,
    ...kept,
    id: override.id,
    seriesId: after.id,
    originalStart,
    recurrence: null,
    exdates: [],
  }
}

function changeFollowing(family: Family, shown: EventRow, changes: RowChanges, uid: string): Changed {
  const at = shown.originalStart ?? shown.start
  const cut = splitSeries(family, at, uid)
  if (!cut) return changeAll(family, shown, changes)
  const changed = changeAll(cut.after, { ...shown, seriesId: 0 }, changes)
  return { ...changed, families: [...changed.families, cut.before] }
}

/** A series split before the occurrence at `at`; undefined if nothing precedes it. */
function splitSeries(
  { master, overrides }: Family,
  at: string,
  uid: string,
): { before: Family; after: Family } | undefined {
  const rule = ruleOf(master)
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
    end: later(at, lengthOf(master.start, master.end)),
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
  const known = at ?? firstOccurrence(family)?.originalStart ?? master.start
  const shown = occurrenceAt(family, known)
  if (!shown) throw new Failure(404, `Occurrence ${known} not found`)
  if (scope === 'all') return []
  if (scope === 'following') return [splitSeries(family, known, master.uid)?.before ?? []].flat()
  const left: Family = {
    master: { ...master, exdates: [...new Set([...master.exdates, known])].toSorted() },
    overrides: overrides.filter(({ originalStart }) => originalStart !== known),
  }
  const [plain] = occurrenceStarts(left)
  return plain === undefined && left.overrides.length === 0 ? [] : [left]
}
