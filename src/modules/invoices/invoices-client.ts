import { client } from '#platform/web/api/client.ts'
import { invoices } from './contract.ts'
import { invoiceReminders } from './contract-reminders.ts'

export const api = client(invoices)

export const remindersApi = client(invoiceReminders)
