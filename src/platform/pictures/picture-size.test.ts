import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { leastCpuTime } from '#testing/inputs/cpu-time.ts'
import { isHugePicture, readPictureSize } from './picture-size.ts'

const bytes = (...parts: (string | readonly number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (character) => character.charCodeAt(0)) : part,
    ),
  )
const four = (value: number) => [24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) % 256)

test.each([
  ['PNG', bytes('\x89PNG\r\n\x1a\n', four(13), 'IHDR', four(640), four(480))],
  ['GIF', bytes('GIF89a', [128, 2, 224, 1])],
  [
    'BMP',
    bytes(
      'BM',
      Array.from({ length: 16 }, () => 0),
      [128, 2, 0, 0, 0x20, 0xfe, 0xff, 0xff],
    ),
  ],
  ['JPEG', bytes([255, 216, 255, 224, 0, 4, 0, 0, 255, 255, 194, 0, 17, 8, 1, 224, 2, 128, 3])],
  ['extended WebP', bytes('RIFF', four(0), 'WEBPVP8X', four(0), four(0), [127, 2, 0, 223, 1, 0])],
  ['lossy WebP', bytes('RIFF', four(0), 'WEBPVP8 ', four(0), [0, 0, 0, 0x9d, 1, 0x2a, 128, 2, 224, 1])],
  ['lossless WebP', bytes('RIFF', four(0), 'WEBPVP8L', four(0), [0x2f, 0x7f, 0xc2, 0x77, 0])],
  ['AVIF', bytes(four(28), 'ftypavif', four(0), four(20), 'ispe', four(0), four(640), four(480))],
])('reads width and height of a %s', (_, picture) => {
  expect(readPictureSize(picture)).toEqual({ width: 640, height: 480 })
  expect(readPictureSize(picture.subarray(0, 8))).toBeUndefined()
})

test('reads the sizes of the application’s icons', () => {
  for (const name of readdirSync('public/icons').filter((file) => file.endsWith('.png')))
    expect(readPictureSize(readFileSync(`public/icons/${name}`))).toEqual({
      width: expect.any(Number),
      height: expect.any(Number),
    })
})

test('a picture is too large by one side or by its area', () => {
  expect(isHugePicture({ width: 12_000, height: 8000 })).toBe(false)
  expect(isHugePicture({ width: 60_000, height: 60_000 })).toBe(true)
  expect(isHugePicture({ width: 40_000, height: 1 })).toBe(true)
})

test.each([
  ['a JPEG of fill bytes', (size: number) => new Uint8Array(size).fill(255).fill(216, 1, 2)],
  [
    'a JPEG of empty segments',
    (size: number) =>
      new Uint8Array(size)
        .map((_, at) => [255, 224, 0, 2][(at + 2) % 4] ?? 0)
        .fill(255, 0, 1)
        .fill(216, 1, 2),
  ],
  [
    'an AVIF of empty boxes',
    (size: number) =>
      bytes(
        four(28),
        'ftypavif',
        Array.from({ length: size }, (_, at) => 'ispe'.charCodeAt(at % 4)),
      ),
  ],
])('reads %s in little time', (_, make) => {
  const picture = make(1_000_000)
  expect(leastCpuTime(() => readPictureSize(picture))).toBeLessThan(100)
})
