import type { PrintedPaper } from '#platform/contracts/printed-paper.ts'
import { paperColors } from '#platform/ui/theme/tokens.ts'
import { layOut, type Style, type TextLine, type Typesetter } from './text-lines.ts'

/** In points. A millimetre is 72 / 25.4. */
export const pageSizes = { A4: [595.28, 841.89], Letter: [612, 792] } as const
const millimetre = 72 / 25.4
const margin = { top: 16 * millimetre, side: 18 * millimetre, bottom: 18 * millimetre }
const lineHeight = 1.45
/** From the top of a line to the baseline, in sizes. */
const baseline = 1.08

type Align = 'start' | 'end'

export interface Block {
  /** From the start of the content: from the left, or in an Arabic paper from the right. */
  start: number
  width: number
  align?: Align
  style: Style
}

/** What the sheet draws with; PDFKit implements it. */
export interface Pen {
  addPage(): void
  /** `y` is that of the baseline. */
  text(text: string, font: string, style: Style, at: { x: number; y: number }): void
  line(from: readonly [number, number], to: readonly [number, number], stroke: { width: number; color: string }): void
  image(bytes: Uint8Array, box: { x: number; y: number; width: number; height: number; isRight: boolean }): void
}

/** Pages that are filled from the top, in either direction. */
export class Sheet {
  readonly #pen: Pen
  readonly #typesetter: Typesetter
  readonly #page: { width: number; height: number }
  /** The top of what is drawn next. */
  y = margin.top

  constructor(pen: Pen, typesetter: Typesetter, { size }: Pick<PrintedPaper, 'size'>) {
    const [width, height] = pageSizes[size]
    this.#pen = pen
    this.#typesetter = typesetter
    this.#page = { width, height }
  }

  get width() {
    return this.#page.width - 2 * margin.side
  }

  get #bottom() {
    return this.#page.height - margin.bottom
  }

  /** Whether this height fits on the page, or no page would be higher. */
  fits(height: number) {
    return this.y + height <= this.#bottom || this.y <= margin.top
  }

  newPage() {
    this.#pen.addPage()
    this.y = margin.top
  }

  layOut(text: string, style: Style, width?: number): TextLine[] {
    return layOut(text, style, this.#typesetter, width)
  }

  measure(text: string, style: Style): number {
    return Math.max(...this.layOut(text, style).map(({ width }) => width))
  }

  /** The left edge of a box. */
  #left(start: number, width: number) {
    const { direction } = this.#typesetter
    return direction === 'rtl' ? this.#page.width - margin.side - start - width : margin.side + start
  }

  /** Draws lines below each other from `y`, and returns the height. */
  draw(lines: readonly TextLine[], { start, width, align = 'start', style }: Block, y = this.y): number {
    const isRight = (align === 'end') === (this.#typesetter.direction === 'ltr')
    const left = this.#left(start, width)
    for (const [index, line] of lines.entries()) {
      let x = isRight ? left + width - line.width : left
      const top = y + (index * lineHeight + baseline) * style.size
      for (const run of line.runs) {
        this.#pen.text(run.text, run.face.name, style, { x, y: top })
        x += run.width
      }
    }
    return heightOf(lines, style)
  }

  /** Draws a text in a width, and returns its height. */
  write(text: string, block: Block, y = this.y): number {
    return this.draw(this.layOut(text, block.style, block.width), block, y)
  }

  rule({ start, width }: Pick<Block, 'start' | 'width'>, stroke: { width: number; color: string }, y = this.y) {
    const left = this.#left(start, width)
    this.#pen.line([left, y], [left + width, y], stroke)
  }

  /** A vertical line at the start of a box. */
  edge({ start, width }: Pick<Block, 'start' | 'width'>, height: number, y = this.y) {
    const x = this.#left(start, width) + (this.#typesetter.direction === 'rtl' ? width : 0)
    this.#pen.line([x, y], [x, y + height], { width: 0.75, color: paperColors.line })
  }

  image(bytes: Uint8Array, { start, width }: Pick<Block, 'start' | 'width'>, height: number) {
    const isRight = this.#typesetter.direction === 'rtl'
    this.#pen.image(bytes, { x: this.#left(start, width), y: this.y, width, height, isRight })
  }

  /** Writes a line in the middle of the bottom margin. */
  writeFooter(text: string, style: Style) {
    const lines = this.layOut(text, style)
    const width = Math.max(...lines.map((line) => line.width))
    const y = this.#bottom + margin.bottom / 2 - style.size
    this.draw(lines, { start: (this.width - width) / 2, width, style }, y)
  }
}

export const heightOf = (lines: readonly TextLine[], { size }: Style) => lines.length * size * lineHeight
