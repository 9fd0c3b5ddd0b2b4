import type { Message } from '../contract-shapes.ts'
import { indexFrom } from './stretch.ts'

/** The rendered part of the loaded messages, by first and last id; `last` is Infinity at the end of the chat. */
export interface Slice {
  first: number
  last: number
}

const maxMessages = 140
const step = 50

const idAt = (messages: readonly Message[], index: number) => messages[Math.max(0, index)]?.id ?? 0

const ending = (messages: readonly Message[], end: number) =>
  end >= messages.length ? Infinity : idAt(messages, end - 1)

/** Start and end index of a slice; the end is exclusive. */
export const bounds = (messages: readonly Message[], { first, last }: Slice) => ({
  start: indexFrom(messages, first),
  end: last === Infinity ? messages.length : indexFrom(messages, last + 1),
})

export const sliceAround = (messages: readonly Message[], id: number): Slice => {
  const index = indexFrom(messages, id)
  return { first: idAt(messages, index - step), last: ending(messages, index + step) }
}

export const sliceAtEnd = (messages: readonly Message[]): Slice => ({
  first: idAt(messages, messages.length - step - 20),
  last: Infinity,
})

export const earlier = (messages: readonly Message[], slice: Slice): Slice => {
  const { start, end } = bounds(messages, slice)
  const from = Math.max(0, start - step)
  return { first: idAt(messages, from), last: ending(messages, Math.min(end, from + maxMessages)) }
}

export const later = (messages: readonly Message[], slice: Slice): Slice => {
  const { start, end } = bounds(messages, slice)
  const to = Math.min(messages.length, end + step)
  return { first: idAt(messages, Math.max(start, to - maxMessages)), last: ending(messages, to) }
}
