import { client } from '#platform/web/api/client.ts'
import type { ScenarioServer } from '#testing/inputs/audit-scenario.ts'
import { invoices } from '../contract.ts'
import { invoiceRecurrences } from '../contract-recurrences.ts'
import { invoiceReminders } from '../contract-reminders.ts'

export async function scenario({ visit }: ScenarioServer) {
  const visitor = await visit('u1')
  const api = client(invoices, visitor)
  const orders = [{ itemName: 'Courge', unitPrice: 10, units: 9 }]
  const { id } = await api.create.send({ body: { billFrom: 'Larkmoor', billTo: 'Wilma Aldous', orders } })
  await api.issue.send({ params: { id } })
  const { payments } = await api.pay.send({ params: { id }, body: { amount: 1, date: '2026-01-02' } })
  await api.unpay.send({ params: { id, payment: payments[0]?.id ?? 0 } })
  const credit = { amount: 1, reason: 'Late', credited: 0 }
  const { creditNotes } = await api.credit.send({ params: { id }, body: credit })
  await api.creditNotePdf.send({ params: { id, note: creditNotes[0]?.id ?? 0 } })
  const { publicLink } = await api.publish.send({ params: { id } })
  await api.publicPdf.send({ params: { token: publicLink?.split('/').at(-1) ?? '' } })
  const late = { billFrom: 'L', billTo: 'W', orders, orderDate: '2020-01-01', dueDate: '2020-01-31', issue: true }
  const overdue = await api.create.send({ body: late })
  const letter = { step: 'friendly' as const, to: ['w@aldous.example'], subject: 'Late', message: 'Late', sentCount: 0 }
  await api.remind.send({ params: { id: overdue.id }, body: letter })
  const recurrences = client(invoiceRecurrences, visitor)
  const schedule = { interval: 'month', startDate: '2099-01-31' } as const
  const repeated = await recurrences.create.send({ body: { ...schedule, invoiceId: overdue.id } })
  await recurrences.edit.send({ params: { id: repeated.id }, body: { isPaused: true } })
  await recurrences.remove.send({ params: { id: repeated.id } })
  const settings = client(invoiceReminders, visitor)
  const { steps } = await settings.show.send()
  await settings.save.send({ body: { steps, version: 0 } })
  const other = await api.duplicate.send({ params: { id } })
  await api.issue.send({ params: { id: other.id } })
  await api.void.send({ params: { id: other.id }, body: { reason: 'Twice' } })
}
