import PDFDocument from 'pdfkit'
import type { PrintedPaper } from '#platform/contracts/printed-paper.ts'
import { isPrintable } from '#platform/pictures/printable-picture.ts'
import { type Faces, loadFaces, replacement, type Weight } from './fonts.ts'
import { drawFactsAndRecipient, drawHead, drawNote, drawTotals, styles } from './paper-parts.ts'
import { drawTable } from './paper-table.ts'
import { getFeatures } from './text-lines.ts'
import { pageSizes, type Pen, Sheet } from './sheet.ts'

export interface PdfJob {
  paper: PrintedPaper
  /** The bytes of the logo. */
  logo?: Uint8Array<ArrayBuffer> | undefined
}

/** All texts of a paper, at any depth. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}

/** Of page numbers, and in place of unknown characters. */
const further = `0123456789 /·${replacement}`

async function loadAllFaces(paper: PrintedPaper): Promise<Record<Weight, Faces>> {
  const { logo: _, ...texts } = paper
  const all = [...listTexts(texts), further]
  return { 400: await loadFaces(all, 400), 600: await loadFaces(all, 600) }
}

function openDocument({ title, author, language, createdAt, size }: PrintedPaper) {
  const date = new Date(createdAt)
  return new PDFDocument({
    size: [...pageSizes[size]],
    margin: 0,
    // Otherwise PDFKit loads its own Helvetica.
    font: '',
    lang: language,
    displayTitle: true,
    // The footer has the number of pages.
    bufferPages: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, CreationDate: date, ModDate: date },
  })
}

type Pdf = ReturnType<typeof openDocument>

const createPen = (pdf: Pdf): Pen => ({
  addPage: () => void pdf.addPage(),
  text: (text, font, style, { x, y }) =>
    void pdf
      .font(font)
      .fontSize(style.size)
      .fillColor(style.color)
      // Without the list of features, PDFKit shapes each word alone.
      .text(text, x, y, { lineBreak: false, features: getFeatures(style), baseline: 'alphabetic' }),
  line: (from, to, { width, color }) =>
    void pdf
      .moveTo(...from)
      .lineTo(...to)
      .lineWidth(width)
      .strokeColor(color)
      .stroke(),
  image: (bytes, { x, y, width, height, isRight }) =>
    void pdf.image(Buffer.from(bytes), x, y, {
      fit: [width, height],
      valign: 'center',
      ...(isRight && { align: 'right' }),
    }),
})

function writeFooters(pdf: Pdf, sheet: Sheet, number: string) {
  const { start, count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page)
    sheet.writeFooter(`${number} · ${page + 1} / ${count}`, styles.footer)
  }
}

function readBytes(pdf: Pdf) {
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    pdf.on('error', reject)
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
  })
}

/** A paper as PDF, with the fonts of its texts. The same paper is the same file. */
export async function writePdf({ paper, logo }: PdfJob): Promise<Uint8Array<ArrayBuffer>> {
  const faces = await loadAllFaces(paper)
  const printed = logo && (await isPrintable(logo)) ? logo : undefined
  const pdf = openDocument(paper)
  const bytes = readBytes(pdf)
  for (const face of Object.values(faces).flatMap(({ all }) => all)) pdf.registerFont(face.name, face.bytes)
  const sheet = new Sheet(createPen(pdf), { direction: paper.direction, faces }, paper)
  drawHead(sheet, paper, printed)
  drawFactsAndRecipient(sheet, paper)
  if (paper.table) drawTable(sheet, paper.table)
  drawTotals(sheet, paper.totals)
  if (paper.payment) drawNote(sheet, paper.payment)
  if (paper.note) drawNote(sheet, paper.note)
  writeFooters(pdf, sheet, paper.number)
  pdf.end()
  return bytes
}
