import type * as z from 'zod'
import type { ExportedFile } from '#platform/contract.ts'
import type { Db } from '#platform/db/engines/database.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import type { CreditNoteParams, PaperQuery, PublicPaperQuery, TokenParams } from '../contract-papers.ts'
import { findRow, type InvoiceRow, showInvoice } from './invoice-rows.ts'
import { findPublished } from './public-link.ts'
import type { Tables } from './tables.ts'
import { type ChosenPaper, printPaper } from './print-papers.ts'

type PaperCall<Params, Query> = Pick<Call, 'now' | 'services'> & { params: Params; query: Query }

/** The file of an invoice, or of one of its credit notes. */
async function writePdf(
  db: Db<Tables>,
  row: InvoiceRow,
  chosen: ChosenPaper,
  { now, services }: Pick<Call, 'now' | 'services'>,
): Promise<ExportedFile> {
  const paper = await printPaper(await showInvoice(db, row, { now, services }), chosen, services)
  return {
    name: paper.fileName,
    type: 'application/pdf',
    body: await services.pdf(paper),
    records: 1,
    recordId: row.id,
  }
}

/** The endpoints that answer PDF files. */
export const createPaperHandlers = (db: Db<Tables>) => ({
  publicPdf: async ({
    params: { token },
    query,
    ...call
  }: PaperCall<z.output<typeof TokenParams>, z.output<typeof PublicPaperQuery>>) =>
    writePdf(db, await findPublished(db, token, call), query, call),

  pdf: async ({ params: { id }, query, ...call }: PaperCall<{ id: number }, z.output<typeof PaperQuery>>) =>
    writePdf(db, await findRow(db, id), query, call),

  creditNotePdf: async ({
    params: { id, note },
    query,
    ...call
  }: PaperCall<z.output<typeof CreditNoteParams>, z.output<typeof PaperQuery>>) =>
    writePdf(db, await findRow(db, id), { ...query, creditNote: note }, call),
})
