import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
} from 'node:zlib'
import { type Parts, getParts } from '#platform/server/http/plain-response.ts'

type Handler = (request: Request, environment: object) => Response | Promise<Response>

// Below this size, compression does not pay.
const smallest = 1024
// Up to this size, compressing takes less time than passing the work to another thread.
const atOnce = 128 * 1024

const compressible = /^(?:text\/(?!event-stream)|application\/(?:json|problem\+json|xml|.+\+xml|javascript)|image\/svg)/
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const light = { level: 5 }

const encodings = {
  br: {
    now: (bytes: Uint8Array) => brotliCompressSync(bytes, quick),
    later: (bytes: Uint8Array) => promisify(brotliCompress)(bytes, quick),
    // Each part of a download is sent as soon as it is made.
    parts: () => createBrotliCompress({ ...quick, flush: constants.BROTLI_OPERATION_FLUSH }),
  },
  gzip: {
    now: (bytes: Uint8Array) => gzipSync(bytes, light),
    later: (bytes: Uint8Array) => promisify(gzip)(bytes, light),
    parts: () => createGzip({ ...light, flush: constants.Z_SYNC_FLUSH }),
  },
}

function encodingFor(accepted: string) {
  const preferences = accepted.split(',').flatMap((part) => {
    const [name = '', ...parameters] = part.split(';').map((part) => part.trim())
    return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [name]
  })
  return preferences.includes('br') ? 'br' : preferences.includes('gzip') ? 'gzip' : undefined
}

function compressed(encoding: keyof typeof encodings, bytes: Uint8Array) {
  return bytes.byteLength > atOnce ? encodings[encoding].later(bytes) : encodings[encoding].now(bytes)
}

/**
 * Compresses a body part by part, as fast as the client reads it: it may be too large for the memory. A client that
 * leaves ends the source.
 */
function compressedParts(encoding: keyof typeof encodings, body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const source = Readable.from(body, { highWaterMark: 1 })
  const compressor = encodings[encoding].parts()
  // The reader of the result gets its errors.
  pipeline(source, compressor, () => {})
  const parts: AsyncIterator<Buffer<ArrayBuffer>> = compressor[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { value, done } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => void compressor.destroy(),
  })
}

const bare = [204, 206, 304]

/** A response with known parts, without reading its headers; `vary` is among the parts. */
async function compressPlain(
  response: Response,
  { status, body, headers }: Parts,
  { headers: requestHeaders, method }: Request,
) {
  if (body === null || body.length < smallest || method === 'HEAD' || bare.includes(status)) return response
  if (!compressible.test(headers['content-type'] ?? '')) return response
  const encoding = encodingFor(requestHeaders.get('accept-encoding') ?? '')
  if (!encoding) return response
  const small = await compressed(encoding, Buffer.from(body))
  const length = String(small.byteLength)
  return new Response(new Uint8Array(small), {
    status,
    headers: { ...headers, 'content-encoding': encoding, 'content-length': length },
  })
}

/** A weak tag stands for the same text in other bytes. */
function weaken(headers: Headers) {
  const tag = headers.get('etag')
  if (tag?.startsWith('"')) headers.set('etag', `W/${tag}`)
}

/** Only downloads may be larger than the memory, and are generated while they are sent. */
const isDownload = (headers: Headers) => headers.get('content-disposition')?.startsWith('attachment') ?? false

/**
 * Compresses responses of the API and pages if the client accepts it; files that the build compressed stay as they are.
 */
export const withCompression =
  (handle: Handler): Handler =>
  async (request, environment) => {
    const response = await handle(request, environment)
    const parts = getParts(response)
    if (parts) return compressPlain(response, parts, request)
    const { status, headers } = response
    if (!compressible.test(headers.get('content-type') ?? '') || headers.has('content-encoding')) return response
    if (!headers.get('vary')?.includes('accept-encoding')) headers.append('vary', 'accept-encoding')
    const encoding = encodingFor(request.headers.get('accept-encoding') ?? '')
    if (!encoding || bare.includes(status) || request.method === 'HEAD') return response
    if (response.body && isDownload(headers)) {
      headers.set('content-encoding', encoding)
      headers.delete('content-length')
      weaken(headers)
      return new Response(compressedParts(encoding, response.body), { status, headers })
    }

    const bytes = new Uint8Array(await response.arrayBuffer())
    if (bytes.byteLength < smallest) return new Response(bytes, { status, headers })
    const small = await compressed(encoding, bytes)
    headers.set('content-encoding', encoding)
    headers.set('content-length', String(small.byteLength))
    weaken(headers)
    return new Response(new Uint8Array(small), { status, headers })
  }
