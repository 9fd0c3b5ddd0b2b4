import type { Recurrence } from '../contract-recurrences.ts'

export const ends = ['never', 'date', 'times'] as const
export type End = (typeof ends)[number]

/** The fields of the form; empty dates and numbers are empty texts. */
export interface RecurrenceValues extends Pick<Recurrence, 'interval' | 'startDate' | 'isIssued'> {
  end: End
  endDate: string
  times: string
}

/** The message of each invalid field. */
export type RecurrenceErrors = Partial<Record<'startDate' | 'endDate' | 'times', string>>

const getEnd = ({ endDate, times }: Pick<Recurrence, 'endDate' | 'times'>): End => {
  if (endDate !== null) return 'date'
  return times === null ? 'never' : 'times'
}

export const toRecurrenceValues = (recurrence: Recurrence): RecurrenceValues => ({
  interval: recurrence.interval,
  startDate: recurrence.startDate,
  isIssued: recurrence.isIssued,
  end: getEnd(recurrence),
  endDate: recurrence.endDate ?? '',
  times: recurrence.times === null ? '' : String(recurrence.times),
})

/** The values as the server gets them. */
export const toSchedule = ({ interval, startDate, isIssued, end, endDate, times }: RecurrenceValues) => ({
  interval,
  startDate,
  isIssued,
  endDate: end === 'date' ? endDate : null,
  times: end === 'times' ? Number(times) : null,
})
