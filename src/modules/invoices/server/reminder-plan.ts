import { addDays } from '#platform/numbers/figures.ts'
import { type ReminderStep, reminderSteps } from '../contract-reminders.ts'
import type { StoredSteps } from './tables.ts'

interface PlannedStep {
  step: ReminderStep
  /** The first day on which it is sent. */
  from: string
  /** The day of the next step, on which that one is sent instead. */
  until: string | undefined
}

/** The steps that come at or after this one, after which it is not sent any more. */
export const getStepsFrom = (step: ReminderStep) => reminderSteps.slice(reminderSteps.indexOf(step))

/** The active steps with the days after the due date at which each begins and ends. */
export const listActiveSteps = (steps: StoredSteps) => {
  const active = reminderSteps.filter((step) => steps[step].isActive)
  return active.map((step, index) => {
    const next = active[index + 1]
    return { step, days: steps[step].days, endDays: next && steps[next].days, since: steps[step].since }
  })
}

/** The reminders that the schedule can still send of an invoice, in their order. */
const planReminders = (steps: StoredSteps, dueDate: string, sent: readonly ReminderStep[]): PlannedStep[] =>
  listActiveSteps(steps)
    .map(({ step, days, endDays, since }) => ({
      step,
      since,
      from: addDays(dueDate, days),
      until: endDays === undefined ? undefined : addDays(dueDate, endDays),
    }))
    .filter(({ step, from, since }) => from >= since && !getStepsFrom(step).some((later) => sent.includes(later)))

interface Reminded {
  dueDate: string
  sent: readonly ReminderStep[]
}

/** What the schedule sends next of an unpaid invoice; after a downtime, a step whose time has passed is left out. */
export function getNextReminder(steps: StoredSteps, { dueDate, sent }: Reminded, today: string) {
  const next = planReminders(steps, dueDate, sent).find(({ until }) => until === undefined || today < until)
  return next && { step: next.step, date: next.from < today ? today : next.from }
}
