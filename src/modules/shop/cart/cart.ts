import { fromCents, toCents } from '#platform/numbers/money.ts'
import type { Cart, CartLine } from '../contract-cart.ts'

interface Line {
  id: number
  qty: number
}

/** Appends a line, or raises the quantity of an existing one. */
export const addLine = <T extends Line>(lines: readonly T[], line: T): readonly T[] =>
  lines.some(({ id }) => id === line.id)
    ? lines.map((one) => (one.id === line.id ? { ...one, qty: one.qty + line.qty } : one))
    : [...lines, line]

const step = <T extends Line>(lines: readonly T[], id: number, by: number): readonly T[] =>
  lines.map((line) => (line.id === id ? { ...line, qty: line.qty + by } : line))

export const increment = <T extends Line>(lines: readonly T[], id: number) => step(lines, id, 1)

/** Has no lower bound; the screen offers no step below one piece. */
export const decrement = <T extends Line>(lines: readonly T[], id: number) => step(lines, id, -1)

export const removeLine = <T extends Line>(lines: readonly T[], id: number): readonly T[] =>
  lines.filter((line) => line.id !== id)

/** A change of the cart. */
export type CartWrite =
  | { does: 'add'; line: CartLine }
  | { does: 'change'; id: number; qty: number }
  | { does: 'remove'; id: number }
  | { does: 'fill'; lines: readonly CartLine[] }

export const isCartWrite = (value: unknown): value is CartWrite =>
  typeof value === 'object' && value !== null && 'does' in value

function linesAfter(lines: readonly CartLine[], write: CartWrite) {
  if (write.does === 'add') return addLine(lines, write.line)
  if (write.does === 'remove') return removeLine(lines, write.id)
  if (write.does === 'fill') return write.lines
  return lines.map((line) => (line.id === write.id ? { ...line, qty: write.qty } : line))
}

const problemOf = ({ qty, problem, product }: CartLine) => {
  if (problem === 'gone' || problem === 'soldOut') return problem
  return qty > product.qty ? 'tooMany' : null
}

/** The line as the server will return it. */
const settled = (line: CartLine): CartLine => {
  const problem = problemOf(line)
  const isLost = problem === 'gone' || problem === 'soldOut'
  return { ...line, problem, total: isLost ? 0 : fromCents(toCents(line.product.salesPrice) * line.qty) }
}

/** The cart as the server will return it after the write. */
export function cartAfter(cart: Cart, write: CartWrite): Cart {
  const lines = linesAfter(cart.lines, write).map(settled)
  return {
    ...cart,
    lines,
    pieces: lines.reduce((sum, { qty }) => sum + qty, 0),
    total: fromCents(lines.reduce((sum, { total }) => sum + toCents(total), 0)),
  }
}
