import { maxPicturePixels, maxPictureSide } from '#platform/request-limits.ts'

/** The size of a picture in pixels, from its header. */
export interface PictureSize {
  width: number
  height: number
}

const text = (bytes: Uint8Array, at: number, length: number) => String.fromCharCode(...bytes.subarray(at, at + length))

const bigEndian = [0, 1, 2, 3]
const littleEndian = [3, 2, 1, 0]

/** A number of two, three or four bytes; bytes beyond the end count as 0. */
function numberAt(bytes: Uint8Array, at: number, length: number, order: readonly number[]) {
  let number = 0
  for (const offset of order) if (offset < length) number = number * 256 + (bytes[at + offset] ?? 0)
  return number
}
const big = (bytes: Uint8Array, at: number, length: number) => numberAt(bytes, at, length, bigEndian)
const little = (bytes: Uint8Array, at: number, length: number) => numberAt(bytes, at, length, littleEndian)

// Start-of-frame markers (ITU-T T.81, table B.1); C4, C8 and CC mean something else.
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

// Cameras and editors write a few dozen segments before the frame, each of up to 65,535 bytes.
const maxSegments = 10_000

/** A file with more segments counts as too large, so that it is not shown. */
function ofJpeg(bytes: Uint8Array): PictureSize | undefined {
  let segments = 0
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff;) {
    segments += 1
    if (segments > maxSegments) return { width: Infinity, height: Infinity }
    const marker = bytes[at + 1] ?? 0
    if (isFrame(marker)) return { width: big(bytes, at + 7, 2), height: big(bytes, at + 5, 2) }
    // Fill bytes have no length; every other segment before the frame has one.
    at += marker === 0xff ? 1 : 2 + Math.max(2, big(bytes, at + 2, 2))
  }
  return undefined
}

function ofWebp(bytes: Uint8Array): PictureSize | undefined {
  const kind = text(bytes, 12, 4)
  if (kind === 'VP8X') return { width: 1 + little(bytes, 24, 3), height: 1 + little(bytes, 27, 3) }
  if (kind === 'VP8 ') return { width: little(bytes, 26, 2) % 0x4000, height: little(bytes, 28, 2) % 0x4000 }
  if (kind !== 'VP8L') return undefined
  const bits = little(bytes, 21, 4)
  return { width: 1 + (bits % 0x4000), height: 1 + (Math.floor(bits / 0x4000) % 0x4000) }
}

// AVIF and HEIC contain sizes in this part, before the picture's data.
const lookedThrough = 65_536

/** The largest size in the file's boxes (ISO/IEC 23008-12, `ispe`): a picture may be composed of others. */
function ofBoxes(bytes: Uint8Array): PictureSize {
  const head = bytes.subarray(0, lookedThrough)
  const size = { width: 0, height: 0 }
  for (let at = head.indexOf(0x69); at >= 0; at = head.indexOf(0x69, at + 1)) {
    if (text(head, at, 4) !== 'ispe') continue
    size.width = Math.max(size.width, big(head, at + 8, 4))
    size.height = Math.max(size.height, big(head, at + 12, 4))
  }
  return size
}

/** Negative if the rows are stored from the top. */
const bmpHeight = (bytes: Uint8Array) => {
  const height = little(bytes, 22, 4)
  return height < 0x8000_0000 ? height : 0x1_0000_0000 - height
}

/**
 * The size of a picture from its header, without decoding; `undefined` if the file is no JPEG, PNG, GIF, BMP, WebP,
 * AVIF or HEIC, or has no size. The cost depends on the number of bytes only.
 */
export function readPictureSize(bytes: Uint8Array): PictureSize | undefined {
  const size = readHeaderSize(bytes)
  return size && size.width > 0 && size.height > 0 ? size : undefined
}

function readHeaderSize(bytes: Uint8Array): PictureSize | undefined {
  const head = text(bytes, 0, 12)
  if (head.startsWith('\xFF\xD8\xFF')) return ofJpeg(bytes)
  if (head.startsWith('\x89PNG') && text(bytes, 12, 4) === 'IHDR')
    return { width: big(bytes, 16, 4), height: big(bytes, 20, 4) }
  if (head.startsWith('GIF8')) return { width: little(bytes, 6, 2), height: little(bytes, 8, 2) }
  if (head.startsWith('BM')) return { width: little(bytes, 18, 4), height: bmpHeight(bytes) }
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return ofWebp(bytes)
  if (head.slice(4, 8) === 'ftyp') return ofBoxes(bytes)
  return undefined
}

/** Whether the decoded picture, with four bytes per pixel, would fill a browser's memory. */
export const isHugePicture = ({ width, height }: PictureSize) =>
  width > maxPictureSide || height > maxPictureSide || width * height > maxPicturePixels
