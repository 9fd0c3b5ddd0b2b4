import { isolate, type PrintedPaper } from '#platform/contracts/printed-paper.ts'
import { notFound } from '#platform/errors/failure.ts'
import type { CreditNote } from '../contract-credit.ts'
import type { Invoice } from '../contract-invoice.ts'
import {
  createFact,
  createNote,
  createPaper,
  createTotal,
  getPaperTexts,
  type PaperOptions,
  type PaperTexts,
} from './printed-parts.ts'

function createTable({ lines }: CreditNote, { t, money, number }: PaperTexts): PrintedPaper['table'] {
  if (lines.length === 0) return null
  return {
    heads: [t('fields.itemName'), t('fields.units'), t('fields.unitTotalPrice')],
    rows: lines.map(({ itemName, units, total }) => [isolate(itemName), number(units), money(total)]),
  }
}

function listTotals({ discountAmount, taxes, total, refunded }: CreditNote, { t, money, percent }: PaperTexts) {
  return [
    ...(discountAmount > 0 ? [createTotal(t('fields.discount'), money(-discountAmount))] : []),
    ...taxes.map(({ rate, net, amount }) =>
      createTotal(t('vatOfNet', { percent: percent(rate), net: money(net) }), money(amount)),
    ),
    createTotal(t('fields.grandTotal'), money(total), 'grand'),
    ...(refunded > 0 ? [createTotal(t('credit.refunded'), money(refunded))] : []),
  ]
}

/** A credit note of an invoice as a paper, with the content of `document/credit-document.tsx`; 404 if it has none of this id. */
export function printCreditNote(invoice: Invoice, id: number, options: PaperOptions): PrintedPaper {
  const creditNote = invoice.creditNotes.find((one) => one.id === id)
  if (!creditNote) throw notFound('Credit note not found')
  const texts = getPaperTexts(options, invoice.currency)
  const { t, date, money } = texts
  const { number } = creditNote
  const names = {
    title: t('credit.titleOf', { number }),
    heading: t('credit.one'),
    number,
    stamp: '',
    createdAt: `${creditNote.date}T00:00:00.000Z`,
  }
  return {
    ...createPaper(invoice, names, options),
    facts: [
      createFact(t('fields.date'), date(creditNote.date)),
      createFact(t('credit.ofInvoice'), isolate(invoice.number)),
      createFact(t('credit.credited'), money(creditNote.total), true),
    ],
    table: createTable(creditNote, texts),
    totals: listTotals(creditNote, texts),
    note: createNote(t('fields.reason'), creditNote.reason),
  }
}
