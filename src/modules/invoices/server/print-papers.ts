import type * as z from 'zod'
import type { PrintedPaper } from '#platform/contracts/printed-paper.ts'
import type { Db } from '#platform/db/engines/database.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import type { PaperQuery } from '../contract-papers.ts'
import type { Invoice } from '../contract-invoice.ts'
import { type InvoiceRow, type InvoiceTools, showInvoice } from './invoice-rows.ts'
import { printCreditNote } from './printed-credit-note.ts'
import { printInvoice } from './printed-invoice.ts'
import type { Tables } from './tables.ts'

export interface ChosenPaper extends z.output<typeof PaperQuery> {
  /** The id of a credit note, in place of the invoice. */
  creditNote?: number | undefined
}

type PaperServices = Pick<Call['services'], 'workspace'> & { texts(language?: Language): Promise<Translate> }

/** An invoice or a credit note in a language. */
export async function printPaper(
  invoice: Invoice,
  { creditNote, size, ...query }: ChosenPaper,
  services: PaperServices,
) {
  const workspace = await services.workspace()
  const language = query.language ?? workspace.language
  const options = { t: await services.texts(language), workspace, language, size }
  return creditNote === undefined ? printInvoice(invoice, options) : printCreditNote(invoice, creditNote, options)
}

/** The invoice for an email, in the workspace's language. */
export async function printForEmail(
  db: Db<Tables>,
  row: InvoiceRow,
  texts: () => Promise<Translate>,
  { now, services }: InvoiceTools,
): Promise<PrintedPaper> {
  const invoice = await showInvoice(db, row, { now, services })
  return printPaper(invoice, { size: 'A4' }, { ...services, texts })
}
