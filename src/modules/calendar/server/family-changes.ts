import { lastSeriesStart, seriesStarts } from '../recurrence/occurrences.ts'
import { formatRule, type Rule } from '../recurrence/rule.ts'
import { toDayNumber } from '../times/local-time.ts'
import { type Family, occurrenceAt, occurrenceRow, parseSeriesRule } from './series.ts'
import type { EventRow } from './tables.ts'

/** An event, a series or an occurrence before and after a change; undefined where there is none. */
export interface EventChange {
  before: EventRow | undefined
  after: EventRow | undefined
}

interface FamilyPair {
  before: Family
  after: Family
}

const findSame = (families: readonly Family[], { master: { id } }: Family) =>
  families.find(({ master }) => master.id === id)

const listPairs = (before: readonly Family[], after: readonly Family[]) =>
  before.flatMap((family): FamilyPair[] => {
    const same = findSame(after, family)
    return same ? [{ before: family, after: same }] : []
  })

const nothing: ReadonlySet<string> = new Set()

/** The first start of a series after the end of another, shorter one; undefined if that one never ends. */
function findCut(long: EventRow, short: EventRow): string | undefined {
  const [longRule, shortRule] = [parseSeriesRule(long), parseSeriesRule(short)]
  if (!longRule || !shortRule || (shortRule.count === null && shortRule.until === null)) return undefined
  const last = lastSeriesStart(shortRule, short.start, nothing)
  if (last === undefined) return undefined
  const [start] = seriesStarts(longRule, long.start, toDayNumber(last) + 1)
  return start
}

/** A split makes the later part of a series a new one, which keeps author and time of creation. */
const isPartOf = (part: EventRow, { createdAt, createdById }: EventRow) =>
  part.createdAt === createdAt && part.createdById === createdById

/** The occurrence of `whole` at which the part begins that `rest` does not have. */
function findCutOccurrence(part: EventRow, whole: EventRow, rest: EventRow) {
  if (!isPartOf(part, whole)) return undefined
  const cut = findCut(whole, rest)
  return cut === undefined ? undefined : occurrenceRow(whole, cut)
}

const withoutEnd = (rule: Rule) => formatRule({ ...rule, count: null, until: null })

/** Where a series now ends earlier or later than before, but is otherwise the same. */
function listEndChanges({ before: { master: was }, after: { master: is } }: FamilyPair): EventChange[] {
  const [old, rule] = [parseSeriesRule(was), parseSeriesRule(is)]
  if (!old || !rule || was.start !== is.start || withoutEnd(old) !== withoutEnd(rule)) return []
  const [lost, won] = [findCut(was, is), findCut(is, was)]
  return [
    ...(lost === undefined ? [] : [{ before: occurrenceRow(was, lost), after: undefined }]),
    ...(won === undefined ? [] : [{ before: undefined, after: occurrenceRow(is, won) }]),
  ]
}

/** The changed events and whole series. */
export function listSeriesChanges(before: readonly Family[], after: readonly Family[]): EventChange[] {
  const pairs = listPairs(before, after)
  const [pair] = pairs.length === 1 ? pairs : []
  const removed = before.filter((family) => !findSame(after, family)).map(({ master }) => master)
  const added = after.filter((family) => !findSame(before, family)).map(({ master }) => master)
  const ends = removed.length + added.length === 0 ? pairs.flatMap(listEndChanges) : []
  return [
    ...pairs.map((one) => ({ before: one.before.master, after: one.after.master })),
    ...ends,
    ...removed.map((row) => ({
      before: row,
      after: pair && findCutOccurrence(row, pair.after.master, pair.before.master),
    })),
    ...added.map((row) => ({
      before: pair && findCutOccurrence(row, pair.before.master, pair.after.master),
      after: row,
    })),
  ]
}

const findOccurrence = (family: Family | undefined, { originalStart }: EventRow) =>
  family && originalStart !== null ? occurrenceAt(family, originalStart) : undefined

/** Changed occurrences of all families, compared with the same ones before, or with what their series says. */
function listOverrideChanges(before: readonly Family[], after: readonly Family[]): EventChange[] {
  const isId = (one: EventRow) => (other: EventRow) => one.id === other.id
  const old = before.flatMap(({ overrides }) => overrides)
  const current = after.flatMap(({ overrides }) => overrides)
  return [
    ...after.flatMap((family) =>
      family.overrides.map((row) => ({
        before: old.find(isId(row)) ?? findOccurrence(findSame(before, family), row),
        after: row,
      })),
    ),
    ...before.flatMap((family) =>
      family.overrides
        .filter((row) => !current.some(isId(row)))
        .map((row) => ({ before: row, after: findOccurrence(findSame(after, family), row) })),
    ),
  ]
}

/** Occurrences that are cancelled or restored. */
function listExdateChanges({ before, after }: FamilyPair): EventChange[] {
  const [was, is] = [before.master, after.master]
  if (was.start !== is.start || was.allDay !== is.allDay) return []
  const isOverride = (local: string) =>
    [...before.overrides, ...after.overrides].some(({ originalStart }) => originalStart === local)
  const added = is.exdates.filter((local) => !was.exdates.includes(local) && !isOverride(local))
  const removed = was.exdates.filter((local) => !is.exdates.includes(local) && !isOverride(local))
  return [
    ...added.map((local) => ({ before: occurrenceAt(before, local), after: undefined })),
    ...removed.map((local) => ({ before: undefined, after: occurrenceAt(after, local) })),
  ]
}

/** The changed, cancelled and restored occurrences. */
export const listOccurrenceChanges = (before: readonly Family[], after: readonly Family[]): EventChange[] => [
  ...listOverrideChanges(before, after),
  ...listPairs(before, after).flatMap(listExdateChanges),
]
