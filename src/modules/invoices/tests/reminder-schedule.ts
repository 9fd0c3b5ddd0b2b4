import type { Contract } from '#platform/contract.ts'
import type { Client } from '#platform/web/api/client.ts'
import { invoices } from '../contract.ts'
import { invoiceReminders, type ReminderSettings } from '../contract-reminders.ts'

/** Due in 2031. */
export const draft = {
  issue: true,
  billFrom: 'Larkmoor',
  billFromEmail: 'bills@larkmoor.example',
  billTo: 'Wilma Aldous',
  billToEmail: 'wilma@aldous.example',
  orders: [{ itemName: 'Courge', unitPrice: 10, units: 9 }],
  dueDate: '2031-03-01',
}
/** Overdue at any time. */
export const late = { ...draft, orderDate: '2020-01-01', dueDate: '2020-01-31' }

const createStep = (isActive: boolean, days: number, subject: string) => ({
  isActive,
  days,
  subject,
  message: 'Dear {{customer}}, {{amount}} of {{number}} was due on {{dueDate}}. {{unknown}} {{seller}}',
})
export const steps = {
  friendly: createStep(true, 3, 'Reminder of {{number}}'),
  firm: createStep(true, 14, 'Overdue: {{number}}'),
  last: createStep(false, 30, 'Last reminder of {{number}}'),
}

/** What a test's server with all modules offers. */
interface Server {
  as: <Endpoints extends Record<string, object>>(
    userId: string,
    contract: Contract<Endpoints>,
  ) => Promise<Client<Endpoints>>
  work: (at: string, name: string) => Promise<void>
}

/** Sets this schedule up, and lists the steps that were sent of an invoice. */
export async function setSchedule({ as, work }: Server, scheduled: ReminderSettings['steps'] = steps) {
  const settings = await as('u1', invoiceReminders)
  const api = await as('u1', invoices)
  await settings.save.send({ body: { steps: scheduled, version: 0 } })
  const listSent = async (id: number) =>
    (await api.reminders.send({ params: { id } })).sent.map(({ step, isAutomatic }) => [step, isAutomatic])
  return { api, settings, listSent, run: (at: string) => work(at, invoices.name) }
}
