import { readPictureSize } from './picture-size.ts'

/** Pixels of a picture in a PDF file: decoding takes four bytes for each. */
const maxPixels = 4_000_000

// Encoders write parts of several kilobytes; with tiny ones, a small file would take seconds and much memory.
const maxParts = 10_000

interface Part {
  type: string
  data: Uint8Array<ArrayBuffer>
}

/** The parts of a PNG up to its end; undefined if one is longer than the file, there are too many, or there is no end. */
function readParts(bytes: Uint8Array<ArrayBuffer>): Part[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: Part[] = []
  for (let at = 8; at + 12 <= bytes.length && parts.length < maxParts;) {
    const length = view.getUint32(at)
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    const end = at + 12 + length
    if (end > bytes.length) return undefined
    parts.push({ type, data: bytes.subarray(at + 8, at + 8 + length) })
    if (type === 'IEND') return parts
    at = end
  }
  return undefined
}

// Samples of a pixel by colour type (ISO/IEC 15948, table 6.1).
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const depths = [1, 2, 4, 8, 16]

// First column and row of each pass, and the distance to the next ones.
const onePass = [[0, 0, 1, 1]] as const
const sevenPasses = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/** The number of bytes of the decompressed rows, each with its filter; undefined if the header is invalid. */
function countRowBytes(header: Uint8Array<ArrayBuffer>): number | undefined {
  if (header.length !== 13) return undefined
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength)
  const [width, height] = [view.getUint32(0), view.getUint32(4)]
  const [depth = 0, color = 1, compression, filter, interlace] = header.subarray(8)
  const bits = depth * (samples[color] ?? 0)
  if (bits === 0 || !depths.includes(depth) || compression !== 0 || filter !== 0) return undefined
  let count = 0
  for (const [x, y, stepX, stepY] of interlace === 1 ? sevenPasses : onePass) {
    const [columns, rows] = [Math.ceil((width - x) / stepX), Math.ceil((height - y) / stepY)]
    if (columns > 0 && rows > 0) count += rows * (1 + Math.ceil((columns * bits) / 8))
  }
  return count
}

/** Whether data decompress to this number of bytes. Stops at a further one, so that a small file fills no memory. */
async function inflatesTo(data: Blob, count: number) {
  let read = 0
  try {
    const reader = data.stream().pipeThrough(new DecompressionStream('deflate')).getReader()
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return read === count
      read += value.byteLength
      if (read <= count) continue
      await reader.cancel()
      return false
    }
  } catch {
    return false
  }
}

/** The compressed rows as one array: each part of a blob would be read as a piece of its own. */
function joinData(parts: readonly Part[]) {
  const data = parts.filter(({ type }) => type === 'IDAT').map((part) => part.data)
  const joined = new Uint8Array(data.reduce((size, { length }) => size + length, 0))
  let at = 0
  for (const piece of data) {
    joined.set(piece, at)
    at += piece.length
  }
  return joined
}

async function isWholePng(bytes: Uint8Array<ArrayBuffer>) {
  const parts = readParts(bytes)
  const [first, ...others] = parts ?? []
  if (first?.type !== 'IHDR' || others.some(({ type }) => type === 'IHDR')) return false
  const count = countRowBytes(first.data)
  return count !== undefined && inflatesTo(new Blob([joinData(others)]), count)
}

/**
 * Whether a PDF file can contain a picture: a JPEG, or a PNG with all its pixels, that takes little memory. Another kind
 * of picture is left out of papers.
 */
export async function isPrintable(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const size = readPictureSize(bytes)
  if (!size || size.width * size.height > maxPixels) return false
  if (bytes[0] === 0xff) return true
  return bytes[0] === 0x89 && isWholePng(bytes)
}
