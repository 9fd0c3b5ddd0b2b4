import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { Failure } from '#platform/errors/failure.ts'
import { FileId } from '#platform/files/stored-file.ts'
import type { FileStore } from '#platform/server/files/files.ts'
import { maxFileBytes } from '#platform/request-limits.ts'
import { StartError } from '#server/lifecycle/settings.ts'

export interface Bucket {
  name: string
  /** URL of the service; the bucket's own host name has its name before it, unless `isInPath`. */
  endpoint: string
  isInPath: boolean
  region: string
  key: string
  secret: string
}

interface RetryOptions {
  /** Time limit of one attempt, in milliseconds. */
  timeout: number
  maxAttempts: number
  /** Before the second attempt, in milliseconds; each further pause is twice as long. */
  firstDelay: number
}

const defaultRetry: RetryOptions = { timeout: 15_000, maxAttempts: 3, firstDelay: 200 }

interface StoreResponse {
  status: number
  headers: Headers
  bytes: Uint8Array<ArrayBuffer>
}

/** The body, a file or an error in XML; a body longer than any file is an error. */
async function readBytes({ body }: Response) {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.byteLength
    if (size > maxFileBytes) throw new Error('The response of the bucket is larger than the maximum file size')
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}

/** Error code of the service. */
const parseCode = ({ bytes }: StoreResponse) => /<Code>(\w+)<\/Code>/.exec(new TextDecoder().decode(bytes))?.[1]

const isTemporary = ({ status }: StoreResponse) => status === 429 || status >= 500

const unreachable = (cause: unknown) => new Failure(502, 'The file store did not respond', { cause, retryAfter: 10 })

/**
 * Stores files in a bucket of any S3 service, under the names of `folderStore`, so that copying the folder moves an
 * installation.
 */
export function s3Store(bucket: Bucket, retry = defaultRetry): FileStore & { check(): Promise<void> } {
  const { name, endpoint, isInPath } = bucket
  const base = isInPath ? `${endpoint}/${name}` : endpoint.replace('://', `://${name}.`)
  const getUrl = (id: string) => `${base}/${id.slice(0, 2)}/${id}`

  const send = createSender(bucket, retry)
  const toFailure = (response: StoreResponse) => unreachable(toError(name, response))

  return {
    async write(id, bytes) {
      const response = await send(getUrl(id), {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: {
          'content-type': 'application/octet-stream',
          // Part of the signature, so that bytes damaged on the way are refused.
          'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
        },
      })
      if (response.status !== 200) throw toFailure(response)
    },
    async read(id) {
      const response = await send(getUrl(id), { method: 'GET' })
      if (response.status === 200) return response.bytes
      if (response.status === 404 && parseCode(response) !== 'NoSuchBucket') return undefined
      throw toFailure(response)
    },
    async remove(id) {
      const response = await send(getUrl(id), { method: 'DELETE' })
      if (response.status >= 300 && parseCode(response) !== 'NoSuchKey') throw toFailure(response)
    },
    async *list(before) {
      let next: string | undefined
      do {
        const page = new URLSearchParams({
          'list-type': '2',
          ...(next !== undefined && { 'continuation-token': next }),
        })
        const response = await send(`${base}?${page}`, { method: 'GET' })
        if (response.status !== 200) throw toFailure(response)
        const listed = listedIn(new TextDecoder().decode(response.bytes))
        next = listed.next
        yield listed.files.filter(({ changed }) => changed < before).map(({ id }) => id)
      } while (next !== undefined)
    },
    /** Throws configuration errors for the operator. */
    async check() {
      const response = await send(base, { method: 'HEAD' }).catch((error: unknown) => {
        throw new StartError(`The bucket ${name} cannot be reached at ${endpoint}: ${getReason(error)}`)
      })
      if (response.status === 200) return
      throw new StartError(
        `${explanations[response.status] ?? `It answered ${response.status}`}: the bucket ${name} at ${endpoint}`,
      )
    },
  }
}

const toError = (name: string, response: StoreResponse) =>
  new Error(`The bucket ${name} answered ${response.status} ${parseCode(response) ?? ''}`)

/** Sends requests to the bucket, and retries after temporary failures; every request here may be repeated. */
function createSender({ name, region, key: accessKeyId, secret: secretAccessKey }: Bucket, retry: RetryOptions) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })

  async function sendOnce(address: string, init: RequestInit): Promise<StoreResponse> {
    const limits = { redirect: 'manual', signal: AbortSignal.timeout(retry.timeout) } as const
    const request = await client.sign(address, { ...init, ...limits })
    const response = await fetch(request)
    return { status: response.status, headers: response.headers, bytes: await readBytes(response) }
  }

  return async function send(address: string, init: RequestInit, attempt = 1): Promise<StoreResponse> {
    const [result] = await Promise.allSettled([sendOnce(address, init)])
    if (result.status === 'fulfilled' && !isTemporary(result.value)) return result.value
    if (attempt >= retry.maxAttempts)
      throw unreachable(result.status === 'fulfilled' ? toError(name, result.value) : result.reason)
    await new Promise((resolve) => setTimeout(resolve, retry.firstDelay * 2 ** (attempt - 1)))
    return send(address, init, attempt + 1)
  }
}

/** Parses a response to ListObjectsV2: keys of our files, which need no unescaping, and the continuation token. */
function listedIn(text: string) {
  const part = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
  const files = [...text.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, entry = '']) => {
    const [folder = '', id = ''] = part(entry, 'Key')?.split('/') ?? []
    const changed = new Date(part(entry, 'LastModified') ?? '')
    return FileId.safeParse(id).success && folder === id.slice(0, 2) ? [{ id, changed }] : []
  })
  const token = part(text, 'IsTruncated') === 'true' ? part(text, 'NextContinuationToken') : undefined
  return { files, next: token?.replaceAll('&quot;', '"').replaceAll('&amp;', '&') }
}

const explanations: Record<number, string> = {
  301: 'AWS_REGION is not the region of the bucket',
  307: 'AWS_REGION is not the region of the bucket',
  400: 'AWS_REGION is wrong or AWS_ACCESS_KEY_ID is invalid',
  403: 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY have no access',
  404: 'ATRIUM_FILES_BUCKET does not exist',
}

/** The root cause of an error, which tells the operator most. */
function getReason(error: unknown): string {
  if (error instanceof AggregateError) return getReason(error.errors[0])
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : getReason(error.cause)
}
