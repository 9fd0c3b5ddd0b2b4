import { isInSeries, lastSeriesStart, seriesStarts } from '../recurrence/occurrences.ts'
import { parseRule, type Rule } from '../recurrence/rule.ts'
import { toDayNumber, addMinutes, getDuration } from '../times/local-time.ts'
import type { EventRow } from './tables.ts'

/** An event, or a series with its changed occurrences. */
export interface Family {
  master: EventRow
  overrides: readonly EventRow[]
}

export const listRows = (families: readonly Family[]): EventRow[] =>
  families.flatMap(({ master, overrides }) => [master, ...overrides])

/** The rows by event or series; an occurrence whose series is not among them is left out. */
export function toFamilies(rows: readonly EventRow[]): Family[] {
  const overrides = Map.groupBy(rows, ({ seriesId }) => seriesId)
  return (overrides.get(null) ?? []).map((master) => ({ master, overrides: overrides.get(master.id) ?? [] }))
}

export const parseSeriesRule = ({ recurrence }: Pick<EventRow, 'recurrence'>): Rule | null =>
  recurrence === null ? null : parseRule(recurrence)

/** An unchanged occurrence as a row. */
export const occurrenceRow = (master: EventRow, at: string): EventRow => ({
  ...master,
  id: 0,
  seriesId: master.id,
  originalStart: at,
  start: at,
  end: addMinutes(at, getDuration(master.start, master.end)),
  recurrence: null,
  exdates: [],
})

/** The times of cancelled and changed occurrences. */
const excludedTimes = ({ master, overrides }: Family) =>
  new Set([...master.exdates, ...overrides.flatMap(({ originalStart }) => originalStart ?? [])])

/** The starts of a series between two days, without cancelled and changed occurrences. */
export function* occurrenceStarts(family: Family, from?: number, to?: number): Generator<string> {
  const { master } = family
  const rule = parseSeriesRule(master)
  if (!rule) return
  const out = excludedTimes(family)
  for (const start of seriesStarts(rule, master.start, from, to)) if (!out.has(start)) yield start
}

/** The occurrence at this time of the series; undefined without one. */
export function occurrenceAt(family: Family, at: string): EventRow | undefined {
  const { master, overrides } = family
  const override = overrides.find(({ originalStart }) => originalStart === at)
  if (override) return override
  const rule = parseSeriesRule(master)
  if (!rule || master.exdates.includes(at) || !isInSeries(rule, master.start, at)) return undefined
  return occurrenceRow(master, at)
}

/** The first remaining occurrence, by its time in the series. */
export function firstOccurrence(family: Family): EventRow | undefined {
  const [firstStart] = occurrenceStarts(family)
  const [override] = family.overrides.toSorted((one, other) => order(one.originalStart, other.originalStart))
  if (firstStart === undefined) return override
  return override?.originalStart && override.originalStart < firstStart
    ? override
    : occurrenceRow(family.master, firstStart)
}

const order = (one: string | null, other: string | null) => ((one ?? '') < (other ?? '') ? -1 : 1)

/** The next occurrence on or after a day, else the last before it. */
export function nearestOccurrence(family: Family, today: string): EventRow | undefined {
  const [firstStart] = occurrenceStarts(family, toDayNumber(today))
  const rows = [...family.overrides, ...(firstStart === undefined ? [] : [occurrenceRow(family.master, firstStart)])]
  const next = rows.filter(({ start }) => start >= today).toSorted((one, other) => order(one.start, other.start))[0]
  if (next) return next
  const rule = parseSeriesRule(family.master)
  const ends = rule !== null && (rule.count !== null || rule.until !== null)
  const lastStart = ends ? lastSeriesStart(rule, family.master.start, excludedTimes(family)) : undefined
  const last = lastStart === undefined ? [] : [occurrenceRow(family.master, lastStart)]
  return [...family.overrides, ...last].toSorted((one, other) => order(one.start, other.start)).at(-1)
}
