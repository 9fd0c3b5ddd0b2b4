import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

type Answer = (request: Request, environment: object) => Response | Promise<Response>

// Below it, the headers weigh more than what is saved.
const smallest = 1024
// Up to here it takes less than handing it to another thread does.
const atOnce = 128 * 1024

const compressible = /^(?:text\/(?!event-stream)|application\/(?:json|problem\+json|xml|.+\+xml|javascript)|image\/svg)/
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const light = { level: 5 }

const encodings = {
  br: {
    now: (bytes: Uint8Array) => brotliCompressSync(bytes, quick),
    later: (bytes: Uint8Array) => promisify(brotliCompress)(bytes, quick),
  },
  gzip: {
    now: (bytes: Uint8Array) => gzipSync(bytes, light),
    later: (bytes: Uint8Array) => promisify(gzip)(bytes, light),
  },
}

function encodingFor(accepted: string) {
  const wanted = accepted.split(',').flatMap((one) => {
    const [name = '', ...parameters] = one.split(';').map((part) => part.trim())
    return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [name]
  })
  return wanted.includes('br') ? 'br' : wanted.includes('gzip') ? 'gzip' : undefined
}

/** Has texts travel compressed to whoever takes them so: answers of the API and pages; what the build compressed stays as it is. */
export const withCompression =
  (answer: Answer): Answer =>
  async (request, environment) => {
    const response = await answer(request, environment)
    const { status, headers } = response
    if (!compressible.test(headers.get('content-type') ?? '') || headers.has('content-encoding')) return response
    headers.append('vary', 'accept-encoding')
    const encoding = encodingFor(request.headers.get('accept-encoding') ?? '')
    if (!encoding || [204, 206, 304].includes(status) || request.method === 'HEAD') return response

    const bytes = new Uint8Array(await response.arrayBuffer())
    if (bytes.byteLength < smallest) return new Response(bytes, { status, headers })
    const small = bytes.byteLength > atOnce ? await encodings[encoding].later(bytes) : encodings[encoding].now(bytes)
    headers.set('content-encoding', encoding)
    headers.set('content-length', String(small.byteLength))
    // The same text in other bytes is what a weak tag is for.
    const tag = headers.get('etag')
    if (tag?.startsWith('"')) headers.set('etag', `W/${tag}`)
    return new Response(new Uint8Array(small), { status, headers })
  }
