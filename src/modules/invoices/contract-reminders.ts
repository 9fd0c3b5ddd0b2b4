import * as z from 'zod'
import { contract, everybody, get, put } from '#platform/contract.ts'
import { mapNames } from '#platform/records/map-names.ts'
import { dateTime, Day, text } from './contract-fields.ts'

/** The reminders of an overdue invoice, in their order. */
export const reminderSteps = ['friendly', 'firm', 'last'] as const
export type ReminderStep = (typeof reminderSteps)[number]
const Step = z.enum(reminderSteps)

/** A year. */
export const maxReminderDays = 365

/** The most reminders of one invoice. */
export const maxReminders = 20

/** What is filled in for `{{number}}` and others in subject and message. */
export const placeholders = ['customer', 'number', 'amount', 'dueDate', 'seller'] as const

export const subjectLength = 200
export const messageLength = 5000
const letterFields = { subject: text(subjectLength).min(1), message: text(messageLength).min(1) }

const stepFields = {
  isActive: z.boolean(),
  days: z.int().min(1).max(maxReminderDays).describe('Days after the due date'),
  ...letterFields,
}
const StepSettings = z.object(stepFields)
export type StepSettings = z.infer<typeof StepSettings>
export type StepsSettings = Readonly<Record<ReminderStep, StepSettings>>

/** When and how the server reminds customers of overdue invoices. */
export const ReminderSettings = z.object({
  steps: z.object(mapNames(reminderSteps, () => StepSettings)),
  /** Number of saves. */
  version: z.int(),
  changedAt: dateTime.nullable(),
})
export type ReminderSettings = z.infer<typeof ReminderSettings>

export const ReminderSettingsDraft = z.strictObject({
  steps: z.strictObject(mapNames(reminderSteps, () => z.strictObject(stepFields))),
  version: z.int().min(0).describe('The version that the change is based on'),
})

/** The first active step that is not later than the one before. */
export function findUnorderedStep(steps: StepsSettings): ReminderStep | undefined {
  const active = reminderSteps.filter((step) => steps[step].isActive)
  return active.find((step, index) => {
    const before = active[index - 1]
    return before !== undefined && steps[step].days <= steps[before].days
  })
}

export const Reminder = z.object({
  id: z.int(),
  step: Step,
  recipients: z.array(z.string()),
  subject: z.string(),
  /** Whether the schedule sent it, not a user. */
  isAutomatic: z.boolean(),
  sentAt: dateTime,
})

/** The reminders of one invoice. */
export const InvoiceReminders = z.object({
  /** The earliest first. */
  sent: z.array(Reminder),
  /** What the schedule sends next; null if it sends nothing. */
  next: z.object({ step: Step, date: Day }).nullable(),
  /** The step that follows the last one sent. */
  proposed: Step,
  /** The texts of each step for this invoice. */
  letters: z.object(mapNames(reminderSteps, () => z.object({ subject: z.string(), message: z.string() }))),
})
export type InvoiceReminders = z.infer<typeof InvoiceReminders>

export const ReminderDraft = z.strictObject({
  step: Step,
  to: z.array(z.email().max(254)).min(1).max(10),
  ...letterFields,
  sentCount: z.int().min(0).describe('The number of reminders that the user saw; 409 if it has changed'),
})
export type ReminderDraft = z.input<typeof ReminderDraft>

export const invoiceReminders = contract(
  'invoices-reminders',
  '/api/data/invoices/reminders',
  {
    show: get('/', {
      returns: ReminderSettings,
      summary: 'The schedule of reminders; before the first save, inactive, with texts in the workspace’s language',
    }),
    save: put('/', {
      body: ReminderSettingsDraft,
      returns: ReminderSettings,
      confirmed: false,
      summary: 'Replaces the schedule; 409 if `version` is not the latest',
    }),
  },
  { grants: everybody([]), touches: ['invoices'] },
)
