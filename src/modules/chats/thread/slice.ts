import type { Message } from '../contract-shapes.ts'
import { findIndexFrom } from './message-page.ts'

/** The rendered part of the loaded messages, by first and last id; `last` is Infinity at the end of the chat. */
export interface Slice {
  first: number
  last: number
}

const maxMessages = 140
const step = 50

const getIdAt = (messages: readonly Message[], index: number) => messages[Math.max(0, index)]?.id ?? 0

const ending = (messages: readonly Message[], end: number) =>
  end >= messages.length ? Infinity : getIdAt(messages, end - 1)

/** Start and end index of a slice; the end is exclusive. */
export const bounds = (messages: readonly Message[], { first, last }: Slice) => ({
  start: findIndexFrom(messages, first),
  end: last === Infinity ? messages.length : findIndexFrom(messages, last + 1),
})

export const sliceAround = (messages: readonly Message[], id: number): Slice => {
  const index = findIndexFrom(messages, id)
  return { first: getIdAt(messages, index - step), last: ending(messages, index + step) }
}

export const sliceAtEnd = (messages: readonly Message[]): Slice => ({
  first: getIdAt(messages, messages.length - step - 20),
  last: Infinity,
})

export const earlier = (messages: readonly Message[], slice: Slice): Slice => {
  const { start, end } = bounds(messages, slice)
  const from = Math.max(0, start - step)
  return { first: getIdAt(messages, from), last: ending(messages, Math.min(end, from + maxMessages)) }
}

export const moveLater = (messages: readonly Message[], slice: Slice): Slice => {
  const { start, end } = bounds(messages, slice)
  const to = Math.min(messages.length, end + step)
  return { first: getIdAt(messages, Math.max(start, to - maxMessages)), last: ending(messages, to) }
}
