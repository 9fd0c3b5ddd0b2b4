import type { Db } from '#platform/db/engines/database.ts'
import { api } from '#platform/server/api.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { InvoiceList, invoices } from './contract.ts'
import { InvoiceChanges, InvoiceDraft } from './contract-drafts.ts'
import { changeInvoice, dropInvoice, replaceInvoice } from './server/change-invoice.ts'
import { billReference, createInvoice, readDefaults, duplicateInvoice } from './server/create-invoice.ts'
import { type WorkspaceTime, readToday } from './server/days.ts'
import { exportInvoices } from './server/export-invoices.ts'
import { createInvoiceLocks, type LockingCall } from './server/lock-invoices.ts'
import { getInvoiceFigures } from './server/invoice-figures.ts'
import { countInvoices, listInvoices } from './server/invoice-list.ts'
import { rollupSource } from './server/invoice-rollup.ts'
import {
  findRow,
  findRows,
  checkIssued,
  type InvoiceRow,
  type InvoiceTools,
  showInvoice,
  toInvoices,
} from './server/invoice-rows.ts'
import { notifyOverdue, withdrawOutdated } from './server/notices.ts'
import { announceBill, createBiller } from './server/biller.ts'
import { creditInvoice } from './server/credit-invoice.ts'
import { issueInvoice, voidInvoice } from './server/issue-invoice.ts'
import { addPayment, removePayment } from './server/payments.ts'
import { findPublished, publishRow, revokeRow, sendInvoice } from './server/public-link.ts'
import { createPaperHandlers } from './server/paper-handlers.ts'
import { makeDueInvoices } from './server/make-due-invoices.ts'
import { recurrencesApi } from './server/recurrences.ts'
import { remindersApi } from './server/reminder-settings.ts'
import { sendReminder, showReminders } from './server/reminders.ts'
import { findDueReminders, sendDueReminder } from './server/send-due-reminders.ts'
import { listChoices, invoiceEntries } from './server/search-entries.ts'
import type { Tables } from './server/tables.ts'

type SettlingCall = LockingCall & Pick<Call, 'user' | 'events'>

/** Sums add up amounts in the workspace's currency. */
const getSumContext = async (time: WorkspaceTime) => ({
  today: await readToday(time),
  currency: (await time.services.workspace()).currency,
})

const invoicesApi = api(
  invoices,
  (db: Db<Tables>) => {
    const show = async (id: number, tools: InvoiceTools) => showInvoice(db, await findRow(db, id), tools)
    const { lockAll, lock, lockExisting } = createInvoiceLocks(db)
    /** Changes a locked invoice, and returns it. */
    const change = async (id: number, call: LockingCall, work: (row: InvoiceRow) => Promise<unknown>) => {
      await work(await lock(id, call))
      return show(id, call)
    }
    /** Changes the amounts of a locked invoice, withdraws a notice that is no longer true, and tells the billed module. */
    const settle = (id: number, call: SettlingCall, work: (row: InvoiceRow) => Promise<InvoiceRow>, reason = '') =>
      change(id, call, async (before) => {
        const after = await work(before)
        withdrawOutdated(call, before, after)
        await announceBill(call, after, reason)
      })

    return {
      list: async ({ query, now, services }) =>
        listInvoices(db, await services.withChoices(query, listChoices), { now, services }),

      counts: async ({ query, ...call }) =>
        countInvoices(db, await call.services.withChoices(query, listChoices), await getSumContext(call)),

      figures: async ({ query, ...call }) => getInvoiceFigures(db, query, await getSumContext(call)),

      defaults: (call) => readDefaults(db, call),

      export: async ({ query, ...call }) =>
        exportInvoices(db, await call.services.withChoices(query, listChoices), call),

      public: async ({ params: { token }, now, services }) =>
        showInvoice(db, await findPublished(db, token, { services }), { now, services }),

      ...createPaperHandlers(db),

      show: ({ params: { id }, now, services }) => show(id, { now, services }),

      create: async ({ body, ...call }) => show(await createInvoice(db, body, call), call),

      add: async ({ body, ...call }) => show(await createInvoice(db, InvoiceDraft.strip().parse(body), call), call),

      update: async ({ body, ...call }) => {
        const row = await lockExisting(body.id, call, 'Invoice not found')
        await replaceInvoice(db, row, InvoiceChanges.omit({ deleted: true }).strip().parse(body), call)
        return show(body.id, call)
      },

      drop: async ({ body: { invoiceId }, db: { withRowFilters }, ...call }) => {
        await dropInvoice(db, await lockExisting(invoiceId, call, 'invoice not found'), call)
        return listInvoices(withRowFilters(db), InvoiceList.parse({}), call)
      },

      edit: ({ params: { id }, body, ...call }) => change(id, call, (row) => changeInvoice(db, row, body, call)),

      remove: async ({ params: { id }, ...call }) =>
        changeInvoice(db, await lockExisting(id, call, 'invoice not found'), { deleted: true }, call),

      duplicate: async ({ params: { id }, db: { withRowFilters }, ...call }) =>
        show(await duplicateInvoice(db, await findRow(withRowFilters(db), id), call), call),

      issue: ({ params: { id }, ...call }) => change(id, call, (row) => issueInvoice(db, row, call)),

      void: ({ params: { id }, body, ...call }) =>
        settle(id, call, (row) => voidInvoice(db, row, { ...body, now: call.now }), body.reason),

      credit: ({ params: { id }, body, ...call }) =>
        settle(id, call, (row) => creditInvoice(db, checkIssued(row), body, call), body.reason),

      mail: ({ params: { id }, body, ...call }) =>
        change(id, call, (row) => sendInvoice(db, checkIssued(row), body, call)),

      reminders: async ({ params: { id }, ...call }) => showReminders(db, await findRow(db, id), call),

      remind: async ({ params: { id }, body, ...call }) => {
        await sendReminder(db, checkIssued(await lock(id, call)), body, call)
        return showReminders(db, await findRow(db, id), call)
      },

      publish: ({ params: { id }, ...call }) => change(id, call, (row) => publishRow(db, checkIssued(row), call)),

      revoke: ({ params: { id }, ...call }) => change(id, call, (row) => revokeRow(db, row)),

      pay: ({ params: { id }, body, ...call }) =>
        settle(id, call, (row) => addPayment(db, checkIssued(row), body, call)),

      unpay: ({ params: { id, payment }, ...call }) =>
        settle(id, call, (row) => removePayment(db, checkIssued(row), payment)),

      bulk: async ({ body: { ids: requestedIds, ...changes }, ...call }) => {
        const ids = [...new Set(requestedIds)]
        for (const row of await lockAll(ids, call)) await changeInvoice(db, row, changes, call)
        return toInvoices(db, await findRows(db, ids), call)
      },

      bill: async ({ body, db: { withRowFilters }, ...call }) => {
        const row = await findRow(withRowFilters(db), await billReference(db, body, call))
        return showInvoice(db, await announceBill(call, row), call)
      },
    }
  },
  {
    search: invoiceEntries,
    rollup: rollupSource,
    billing: (db) => (tools) => createBiller(db, tools),
    encryptedColumns: [
      {
        table: 'invoices',
        key: 'id',
        column: 'tokenHash',
        storedAs: 'hash',
        encryptedIn: 'sealedToken',
        plaintext: 'token',
      },
      { table: 'invoices', key: 'id', column: 'sealedToken', storedAs: 'encrypted' },
    ],
    every: [
      { seconds: 1800, run: (db) => (tools) => notifyOverdue(db, tools) },
      {
        seconds: 1800,
        each: (db) => (tools) => findDueReminders(db, tools),
        runEach: (db) => (id, tools) => sendDueReminder(db, Number(id), tools),
      },
      { seconds: 900, run: (db) => (tools) => makeDueInvoices(db, tools) },
    ],
  },
)

export default [invoicesApi, remindersApi, recurrencesApi]
