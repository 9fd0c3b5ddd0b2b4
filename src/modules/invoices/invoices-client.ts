import { client } from '#platform/web/api/client.ts'
import { invoices } from './contract.ts'
import { invoiceRecurrences } from './contract-recurrences.ts'
import { invoiceReminders } from './contract-reminders.ts'

export const api = client(invoices)

export const remindersApi = client(invoiceReminders)

export const recurrencesApi = client(invoiceRecurrences)
