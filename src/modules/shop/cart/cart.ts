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

const changeQty = <T extends Line>(lines: readonly T[], id: number, by: number): readonly T[] =>
  lines.map((line) => (line.id === id ? { ...line, qty: line.qty + by } : line))

export const increment = <T extends Line>(lines: readonly T[], id: number) => changeQty(lines, id, 1)

/** Has no lower bound; the screen offers no step below one piece. */
export const decrement = <T extends Line>(lines: readonly T[], id: number) => changeQty(lines, id, -1)

export const removeLine = <T extends Line>(lines: readonly T[], id: number): readonly T[] =>
  lines.filter((line) => line.id !== id)

/** The lines with removed ones back at their former places, beside what was added since. */
export function restoreLines<T extends Line>(lines: readonly T[], before: readonly T[], removed: readonly T[]) {
  const current = new Map(lines.map((line) => [line.id, line]))
  const removedIds = new Set(removed.map(({ id }) => id))
  const kept = before.flatMap((line) => current.get(line.id) ?? (removedIds.has(line.id) ? line : []))
  return [...kept, ...lines.filter(({ id }) => before.every((line) => line.id !== id))]
}

/** A change of the cart. */
export type CartWrite =
  | { type: 'add'; line: CartLine }
  | { type: 'change'; id: number; qty: number }
  | { type: 'remove'; id: number }
  | { type: 'fill'; lines: readonly CartLine[] }

export const isCartWrite = (value: unknown): value is CartWrite =>
  typeof value === 'object' && value !== null && 'type' in value

function applyToLines(lines: readonly CartLine[], write: CartWrite) {
  if (write.type === 'add') return addLine(lines, write.line)
  if (write.type === 'remove') return removeLine(lines, write.id)
  if (write.type === 'fill') return write.lines
  return lines.map((line) => (line.id === write.id ? { ...line, qty: write.qty } : line))
}

const findProblem = ({ qty, problem, product }: CartLine) => {
  if (problem === 'gone' || problem === 'soldOut') return problem
  return qty > product.qty ? 'tooMany' : null
}

/** The line as the server will return it. */
const withTotals = (line: CartLine): CartLine => {
  const problem = findProblem(line)
  const isLost = problem === 'gone' || problem === 'soldOut'
  return { ...line, problem, total: isLost ? 0 : fromCents(toCents(line.product.salesPrice) * line.qty) }
}

/** The cart as the server will return it after the write. */
export function applyCartWrite(cart: Cart, write: CartWrite): Cart {
  const lines = applyToLines(cart.lines, write).map(withTotals)
  return {
    ...cart,
    lines,
    pieces: lines.reduce((sum, { qty }) => sum + qty, 0),
    total: fromCents(lines.reduce((sum, { total }) => sum + toCents(total), 0)),
  }
}
