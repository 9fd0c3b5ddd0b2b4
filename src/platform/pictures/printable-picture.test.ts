import { expect, test } from 'vitest'
import { createWholePng } from '#testing/inputs/whole-png.ts'
import { isPrintable } from './printable-picture.ts'

/** A picture of 9 × 5 pixels: rows of 37 bytes. */
const size = { width: 9, height: 5 }
// Passes of 2 × 1, 1 × 1, 3 × 1, 2 × 2, 5 × 1, 4 × 3 and 9 × 2 pixels.
const interlacedBytes = 9 + 5 + 13 + 18 + 21 + 51 + 74

test('whole pictures of moderate size can be printed', async () => {
  expect(await isPrintable(createWholePng())).toBe(true)
  expect(await isPrintable(createWholePng({ ...size, rows: new Uint8Array(5 * 37) }))).toBe(true)
  expect(await isPrintable(createWholePng({ ...size, interlace: 1, rows: new Uint8Array(interlacedBytes) }))).toBe(true)
  expect(await isPrintable(createWholePng({ emptyParts: 100 }))).toBe(true)
  expect(await isPrintable(Uint8Array.of(0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 0))).toBe(true)
})

const whole = createWholePng()
const withByte = (at: number, byte: number) => whole.map((present, index) => (index === at ? byte : present))

test.each<[string, Uint8Array<ArrayBuffer>]>([
  ['too few pixels', createWholePng({ ...size, rows: new Uint8Array(5 * 37 - 1) })],
  ['more data than pixels, which would fill the memory', createWholePng({ rows: new Uint8Array(50_000_000) })],
  ['damaged data', withByte(45, 0)],
  ['no end', whole.subarray(0, whole.length - 12)],
  ['a part that is longer than the file', withByte(33, 0xff)],
  ['a second header', new Uint8Array([...whole.subarray(0, 33), ...whole.subarray(8)])],
  ['an unknown depth', withByte(24, 7)],
  ['an unknown colour type', withByte(25, 5)],
  ['more than four million pixels', createWholePng({ width: 2001, height: 2000, rows: new Uint8Array(2000 * 8005) })],
  ['more than ten thousand parts', createWholePng({ emptyParts: 10_000 })],
  ['another kind', new TextEncoder().encode('GIF89a\u0001\0\u0001\0')],
  ['no bytes', new Uint8Array()],
])('refuses a picture with %s', async (_, bytes) => {
  expect(await isPrintable(bytes)).toBe(false)
})
