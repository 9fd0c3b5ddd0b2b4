import { isSameJson } from '#platform/fields/same-json.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { conflict, refused } from '#platform/errors/failure.ts'
import { mapNames } from '#platform/records/map-names.ts'
import { api } from '#platform/server/api.ts'
import type { CallServices } from '#platform/server/pipeline/call.ts'
import {
  findUnorderedStep,
  invoiceReminders,
  placeholders,
  type ReminderSettings,
  reminderSteps,
  type StepsSettings,
} from '../contract-reminders.ts'
import { readToday } from './days.ts'
import type { StoredSteps, Tables } from './tables.ts'

const id = 'invoices'

const findSettings = (db: Db<Tables>) =>
  db.selectFrom('invoiceReminderSettings').selectAll().where('id', '=', id).executeTakeFirst()

/** The saved schedule; undefined before the first save, when nothing is active. */
export const readStoredSteps = async (db: Db<Tables>): Promise<StoredSteps | undefined> =>
  (await findSettings(db))?.steps

const usualDays = { friendly: 3, firm: 14, last: 30 } as const
const placeholderValues = mapNames(placeholders, (name) => `{{${name}}}`)

async function createUsualSteps({ texts }: Pick<CallServices, 'texts'>): Promise<StepsSettings> {
  const t = await texts()
  return mapNames(reminderSteps, (step) => ({
    isActive: false,
    days: usualDays[step],
    subject: t(`reminders.usual.${step}.subject`, placeholderValues),
    message: t(`reminders.usual.${step}.message`, placeholderValues),
  }))
}

/** The steps that hold, with the usual texts in the workspace's language until others are saved. */
export const readSteps = async (db: Db<Tables>, services: Pick<CallServices, 'texts'>): Promise<StepsSettings> =>
  (await readStoredSteps(db)) ?? createUsualSteps(services)

async function showSettings(db: Db<Tables>, services: Pick<CallServices, 'texts'>): Promise<ReminderSettings> {
  const row = await findSettings(db)
  return {
    steps: row?.steps ?? (await createUsualSteps(services)),
    version: row?.version ?? 0,
    changedAt: row?.changedAt ?? null,
  }
}

/** Keeps the first day of a step unless its day changes, so that old invoices are not all reminded at once. */
const withSince = (steps: StepsSettings, before: StoredSteps | undefined, today: string): StoredSteps =>
  mapNames(reminderSteps, (step) => {
    const { isActive, days } = steps[step]
    const stored = before?.[step]
    const isSame = stored !== undefined && isSameJson([isActive, days], [stored.isActive, stored.days])
    return { ...steps[step], since: isSame ? stored.since : today }
  })

const editConflict = () => conflict('Someone else changed these settings while you were editing')

export const remindersApi = api(invoiceReminders, (db: Db<Tables>) => ({
  show: ({ services }) => showSettings(db, services),

  save: async ({ body: { steps, version }, now, services }) => {
    const unordered = findUnorderedStep(steps)
    if (unordered) throw refused(`steps.${unordered}.days`, 'Each reminder must be later than the one before', 'order')
    const before = await findSettings(db)
    if (version !== (before?.version ?? 0)) throw editConflict()
    const values = {
      steps: JSON.stringify(withSince(steps, before?.steps, await readToday({ now, services }))),
      version: version + 1,
      changedAt: now,
    }
    const saved = before
      ? await db
          .updateTable('invoiceReminderSettings')
          .set(values)
          .where('version', '=', version)
          .returning('id')
          .execute()
      : await db
          .insertInto('invoiceReminderSettings')
          .values({ ...values, id })
          .onConflict((stored) => stored.column('id').doNothing())
          .returning('id')
          .execute()
    if (saved.length === 0) throw editConflict()
    return showSettings(db, services)
  },
}))
