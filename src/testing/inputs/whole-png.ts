import { crc32, deflateSync } from 'node:zlib'

function createPart(type: string, data: Uint8Array) {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

interface Picture {
  width?: number
  height?: number
  interlace?: 0 | 1
  /** The rows, each with its filter, before compression. */
  rows?: Uint8Array
  /** Empty parts before the pixels. */
  emptyParts?: number
}

/** A PNG that can be decoded, of one half transparent pixel unless a picture is given: 8 bits, with transparency. */
export function createWholePng({ width = 1, height = 1, interlace = 0, rows, emptyParts = 0 }: Picture = {}) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set([8, 6, 0, 0, interlace], 8)
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
  const pixels = deflateSync(rows ?? Uint8Array.of(0, 200, 0, 0, 128))
  const empty = Array.from({ length: emptyParts }, () => createPart('IDAT', new Uint8Array()))
  const parts = [createPart('IHDR', head), ...empty, createPart('IDAT', pixels), createPart('IEND', new Uint8Array())]
  return new Uint8Array(Buffer.concat([signature, ...parts]))
}
