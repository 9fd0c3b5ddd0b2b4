import { isolate, isolateNumber, type PrintedPaper } from '#platform/contracts/printed-paper.ts'
import type { PaperSize } from '#platform/contracts/paper-size.ts'
import type { WorkspaceValues } from '#platform/contracts/workspace.ts'
import { type Formats, getFormats } from '#platform/i18n/formats.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { toCents } from '#platform/numbers/money.ts'
import { brandShades } from '#platform/ui/theme/brand-shades.ts'
import { defaultBrand } from '#platform/ui/theme/tokens.ts'
import type { PublicInvoice } from '../contract-invoice.ts'
import { getFileName } from '../file-name.ts'

export interface PaperOptions {
  t: Translate
  workspace: WorkspaceValues
  language: Language
  size: PaperSize
}

/** What formats the values of a paper. */
export interface PaperTexts extends Pick<Formats, 'date' | 'number'> {
  t: Translate
  money(amount: number): string
  /** `rate` is in percent. */
  percent(rate: number): string
}

export function getPaperTexts({ t, language }: PaperOptions, currency: string): PaperTexts {
  const { date, number, money, percent } = getFormats(language, currency)
  return {
    t,
    date,
    number,
    money: (amount) => money(toCents(amount)),
    percent: (rate) => percent(rate / 100, 2),
  }
}

interface Contact {
  address: string
  email: string
  phone: string
  fax: string
}

/** The lines below the name of a sender or customer. */
const listContactLines = ({ address, email, phone, fax }: Contact, t: Translate) => [
  ...(address ? isolate(address).split('\n') : []),
  ...(email ? [isolate(email)] : []),
  ...(phone ? [isolateNumber(phone)] : []),
  ...(fax ? [`${t('fields.fax')} ${isolateNumber(fax)}`] : []),
]

const lightShade = /#[0-9a-f]{6}/

/** The colour of the heading: that of the screen in its light mode. */
const getColor = ({ color }: WorkspaceValues) =>
  lightShade.exec(brandShades(color ?? defaultBrand)['brand-text'])?.[0] ?? defaultBrand

interface Names {
  title: string
  heading: string
  number: string
  stamp: string
  createdAt: string
}

/** The parts that invoices and credit notes have in common: sender, customer and metadata. */
export function createPaper(
  invoice: PublicInvoice,
  { title, heading, number, stamp, createdAt }: Names,
  { t, workspace, language, size }: PaperOptions,
) {
  return {
    fileName: `${getFileName({ number, billTo: invoice.billTo })}.pdf`,
    title,
    author: workspace.companyName || invoice.billFrom,
    language: languages[language].tag,
    direction: languages[language].direction,
    createdAt,
    size,
    color: getColor(workspace),
    logo: workspace.logo,
    heading,
    number: isolate(number),
    stamp,
    from: {
      name: isolate(invoice.billFrom),
      lines: listContactLines(
        {
          address: invoice.billFromAddress,
          email: invoice.billFromEmail,
          phone: invoice.billFromPhone,
          fax: invoice.billFromFax,
        },
        t,
      ),
    },
    to: {
      label: t('billedTo'),
      name: isolate(invoice.billTo),
      lines: listContactLines(
        {
          address: invoice.billToAddress,
          email: invoice.billToEmail,
          phone: invoice.billToPhone,
          fax: invoice.billToFax,
        },
        t,
      ),
    },
  } satisfies Partial<PrintedPaper>
}

/** The note of a paper, or the reason of a credit note. */
export const createNote = (label: string, text: string): PrintedPaper['note'] =>
  text === '' ? null : { label, text: isolate(text) }

export const createFact = (label: string, value: string, isMain = false) => ({ label, value, isMain })

type Weight = PrintedPaper['totals'][number]['weight']

export const createTotal = (label: string, value: string, weight: Weight = 'plain') => ({ label, value, weight })
