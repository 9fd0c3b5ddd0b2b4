import type { PrintedPaper } from '#platform/contracts/printed-paper.ts'
import { paperColors } from '#platform/ui/theme/tokens.ts'
import { heightOf, type Sheet } from './sheet.ts'
import type { Style } from './text-lines.ts'

/** Sizes of the printed page, where a pixel of the screen is three quarters of a point. */
export const styles = {
  plain: { size: 9.75, weight: 400, color: paperColors.text },
  strong: { size: 9.75, weight: 600, color: paperColors.text },
  number: { size: 9.75, weight: 400, color: paperColors.text, isTabular: true },
  strongNumber: { size: 9.75, weight: 600, color: paperColors.text, isTabular: true },
  quiet: { size: 9.75, weight: 400, color: paperColors.quiet },
  label: { size: 9, weight: 400, color: paperColors.quiet },
  seller: { size: 15.75, weight: 600, color: paperColors.text },
  name: { size: 12, weight: 600, color: paperColors.text },
  stamp: { size: 12, weight: 600, color: paperColors.error },
  amount: { size: 13.5, weight: 600, color: paperColors.text },
  grand: { size: 12, weight: 600, color: paperColors.text, isTabular: true },
  footer: { size: 8, weight: 400, color: paperColors.quiet },
} as const satisfies Record<string, Style>

const gap = 24
const logo = { width: 150, height: 36, below: 9 }

/** The sender beside title and number. */
export function drawHead(sheet: Sheet, paper: PrintedPaper, picture: Uint8Array | undefined) {
  const heading = { size: 22.5, weight: 600, color: paper.color } as const
  const texts = [
    { text: paper.heading, style: heading },
    { text: paper.number, style: styles.name },
    ...(paper.stamp ? [{ text: paper.stamp, style: styles.stamp }] : []),
  ]
  const natural = Math.max(...texts.map(({ text, style }) => sheet.measure(text, style)))
  const width = Math.min(natural + 1, sheet.width * 0.5)
  let end = sheet.y
  for (const { text, style } of texts)
    end += sheet.write(text, { start: sheet.width - width, width, align: 'end', style }, end)
  const box = { start: 0, width: sheet.width - width - 18 }
  if (picture) {
    sheet.image(picture, { start: 0, width: logo.width }, logo.height)
    sheet.y += logo.height + logo.below
  }
  sheet.y += sheet.write(paper.from.name, { ...box, style: styles.seller })
  for (const line of paper.from.lines) sheet.y += sheet.write(line, { ...box, style: styles.quiet })
  sheet.y = Math.max(sheet.y, end) + gap
}

type Fact = PrintedPaper['facts'][number]

const getValueStyle = ({ isMain }: Fact) => (isMain ? styles.amount : styles.strong)

/** Columns of facts beside each other. */
function drawFacts(sheet: Sheet, facts: readonly { fact: Fact; width: number }[], start: number, y: number) {
  let at = start
  let height = 0
  for (const { fact, width } of facts) {
    const inset = fact.isMain ? 12 : 0
    const block = { start: at + inset, width: width - inset }
    const label = sheet.write(fact.label, { ...block, style: styles.label }, y)
    const value = sheet.write(fact.value, { ...block, style: getValueStyle(fact) }, y + label)
    if (fact.isMain) sheet.edge({ start: at, width }, label + value, y)
    height = Math.max(height, label + value)
    at += width + 12
  }
  return height
}

const perRow = 3

/** The recipient, and the facts beside it or, if they are too wide, below. */
export function drawFactsAndRecipient(sheet: Sheet, { to, facts }: PrintedPaper) {
  const measured = facts.map((fact) => {
    const natural = Math.max(
      sheet.measure(fact.label, styles.label),
      sheet.measure(fact.value, getValueStyle(fact)) + 1,
    )
    return { fact, width: Math.min(natural + (fact.isMain ? 12 : 0), sheet.width / perRow - 12) }
  })
  const rows = Array.from({ length: Math.ceil(measured.length / perRow) }, (_, row) =>
    measured.slice(row * perRow, (row + 1) * perRow),
  )
  const used = Math.max(0, ...rows.map((row) => row.reduce((sum, { width }) => sum + width + 12, -12)))
  const isBeside = sheet.width - used >= 170
  const box = { start: 0, width: isBeside ? sheet.width - used - 18 : sheet.width }
  const top = sheet.y
  sheet.y += sheet.write(to.label, { ...box, style: styles.label }) + 1.5
  sheet.y += sheet.write(to.name, { ...box, style: styles.name })
  for (const line of to.lines) sheet.y += sheet.write(line, { ...box, style: styles.quiet })
  let y = isBeside ? top : sheet.y + 12
  for (const row of rows) y += drawFacts(sheet, row, isBeside ? sheet.width - used : 0, y) + 12
  sheet.y = Math.max(sheet.y, y - 12) + gap
}

const totalsWidth = 225

type Total = PrintedPaper['totals'][number]

const getTotalStyles = ({ weight }: Total) => {
  if (weight === 'grand') return { label: styles.name, value: styles.grand }
  return { label: weight === 'strong' ? styles.strong : styles.quiet, value: styles.strongNumber }
}

/** The sums at the end of the line, on one page if there is one that they fit on. */
export function drawTotals(sheet: Sheet, totals: PrintedPaper['totals']) {
  const padding = 4.5
  const start = sheet.width - totalsWidth
  const rows = totals.map((total) => {
    const style = getTotalStyles(total)
    const valueWidth = Math.min(sheet.measure(total.value, style.value) + 1, totalsWidth * 0.6)
    const labelWidth = totalsWidth - valueWidth - 12
    const label = sheet.layOut(total.label, style.label, labelWidth)
    const extra = total.weight === 'grand' ? 8 : 0
    return { total, style, valueWidth, label, extra, height: heightOf(label, style.label) + 2 * padding + extra }
  })
  if (!sheet.fits(rows.reduce((sum, { height }) => sum + height, 0))) sheet.newPage()
  for (const { total, style, valueWidth, label, extra, height } of rows) {
    if (!sheet.fits(height)) sheet.newPage()
    if (total.weight === 'grand')
      sheet.rule({ start, width: totalsWidth }, { width: 1.1, color: paperColors.text }, sheet.y + 3)
    const y = sheet.y + padding + extra
    sheet.draw(label, { start, width: totalsWidth - valueWidth - 12, style: style.label }, y)
    const value = {
      start: start + totalsWidth - valueWidth,
      width: valueWidth,
      align: 'end',
      style: style.value,
    } as const
    sheet.write(total.value, value, y)
    sheet.y += height
  }
}

/** A text below the totals, which may continue on further pages. */
export function drawNote(sheet: Sheet, { label, text }: NonNullable<PrintedPaper['note']>) {
  const box = { start: 0, width: sheet.width }
  const lines = sheet.layOut(text, styles.plain, Math.min(sheet.width, 400))
  const height = heightOf(lines, styles.plain)
  const line = styles.plain.size * 1.45
  if (!sheet.fits(gap + 12 + 13 + Math.min(height, 3 * line))) sheet.newPage()
  else sheet.y += gap
  sheet.rule(box, { width: 0.75, color: paperColors.line })
  sheet.y += 12
  sheet.y += sheet.write(label, { ...box, style: styles.label })
  for (const one of lines) {
    if (!sheet.fits(line)) sheet.newPage()
    sheet.y += sheet.draw([one], { ...box, style: styles.plain })
  }
}
