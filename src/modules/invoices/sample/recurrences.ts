import type { Insertable } from 'kysely'
import { builtWorkspace } from '#platform/contracts/workspace.ts'
import type { SampleTools } from '#platform/db/sample/sample.ts'
import { pick } from '#platform/fields/described-values.ts'
import { listNames } from '#platform/fields/descriptions.ts'
import { addDays, daysBetween } from '#platform/numbers/figures.ts'
import { fields } from '../contract-fields.ts'
import { toDay } from '../server/days.ts'
import type { Content } from '../server/invoice-values.ts'
import type { Tables } from '../server/tables.ts'

/** The repeated invoices, by index. */
const schedules = {
  12: { interval: 'quarter', startsInDays: 20, times: 4, isPaused: false },
  29: { interval: 'year', startsInDays: 75, times: 3, isPaused: true },
} as const

const isRepeated = (index: number): index is keyof typeof schedules => Object.hasOwn(schedules, index)

/** The recurrences of an invoice. */
export function createRecurrences(
  { index, row, createdById }: { index: number; row: Content & { grandTotal: number }; createdById: string },
  { users, ago }: SampleTools,
): Omit<Insertable<Tables['invoiceRecurrences']>, 'id'>[] {
  if (!isRepeated(index)) return []
  const { startsInDays, ...schedule } = schedules[index]
  const at = ago({ days: 3 })
  const startDate = addDays(toDay(ago({})), startsInDays)
  const recurrence = {
    ...schedule,
    invoiceId: index + 1,
    template: JSON.stringify(pick(row, [...listNames(fields), 'orders'])),
    billTo: row.billTo,
    grandTotal: row.grandTotal,
    currency: builtWorkspace.currency,
    dueDays: daysBetween(row.orderDate, row.dueDate),
    startDate,
    endDate: null,
    isIssued: false,
    madeCount: 0,
    lastDate: null,
    nextDate: startDate,
    // The paused one is the administrator's.
    createdById: schedule.isPaused ? users[0].id : createdById,
    createdAt: at,
    updatedAt: at,
    deletedAt: null,
  }
  return [recurrence]
}
