import type { Issue } from '#platform/errors/failure.ts'
import { Problem } from '#platform/errors/failure.ts'
import type { Send } from '#platform/web/api/transport.ts'
import type { ApiDocument } from '#testing/fuzz/document.ts'
import { findResponseProblems } from '#testing/fuzz/response-problems.ts'
import { failRequirement, skipRequirement } from './case.ts'
import type { Subject } from './subject.ts'

export interface TestRequest {
  method: string
  /** With its query. */
  path: string
  headers?: Readonly<Record<string, string>>
  /** Sent as JSON, except as `text`. */
  body?: unknown
  text?: string
  /** Without credentials. */
  isAnonymous?: boolean
}

export interface TestResponse {
  status: number
  headers: Headers
  /** The parsed JSON of the response, if it is JSON. */
  body: unknown
  issues: readonly Issue[]
}

/** A response that the document does not allow for this operation, with its request. */
interface Mismatch {
  problem: string
  curlCommand: string
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const maxShownLength = 400
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** Sends requests to a server, validates every response against the document, and keeps the last request. */
export function createTestClient(
  apiDocument: ApiDocument,
  visitor: { send: Send },
  anonymous: { send: Send },
  address: string,
) {
  const mismatches = new Map<string, Mismatch[]>()
  let last = ''

  const toCurl = ({ method, path }: TestRequest, headers: Readonly<Record<string, string>>, text?: string) =>
    [
      `curl -i -X ${method} ${quoted(address + path)}`,
      ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
      ...(text === undefined
        ? []
        : [text.length > maxShownLength ? `-d … # ${text.length} characters` : `-d ${quoted(text)}`]),
    ].join(' ')

  return {
    /** The last request as a shell command. */
    last: () => last,
    /** A stream, whose events the caller checks. */
    open(path: string) {
      last = toCurl({ method: 'GET', path }, {})
      return visitor.send(new Request(`http://atrium.test${path}`))
    },
    mismatchesOf: (title: string): readonly Mismatch[] => mismatches.get(title) ?? [],

    async ask(subject: Subject | undefined, question: TestRequest): Promise<TestResponse> {
      const { method, path, isAnonymous = false } = question
      const text = question.text ?? (question.body === undefined ? undefined : JSON.stringify(question.body))
      const type = text === undefined ? undefined : { 'content-type': 'application/json' }
      const headers = { ...type, ...question.headers }
      last = toCurl(question, headers, text)
      const request = new Request(`http://atrium.test${path}`, {
        method,
        headers,
        ...(text !== undefined && { body: text }),
      })
      const response = await (isAnonymous ? anonymous : visitor)
        .send(request)
        .catch((error: unknown) => failRequirement(`no response: ${String(error)}`))
      const body = parseJson(await response.clone().text())
      // A request with a method of no operation is reported with the operation under test, but not validated against
      // it.
      const title = subject?.title
      const isOperation = subject !== undefined && subject.described.method === method
      const problems = await findResponseProblems(
        apiDocument,
        method,
        response,
        isOperation ? subject.described : undefined,
      )
      if (title !== undefined)
        mismatches.set(title, [
          ...(mismatches.get(title) ?? []),
          ...problems.map((problem) => ({ problem, curlCommand: last })),
        ])
      const { status } = response
      return { status, headers: response.headers, body, issues: Problem.safeParse(body).data?.issues ?? [] }
    },
  }
}

export type TestClient = ReturnType<typeof createTestClient>

/** Throws unless the response has one of these statuses and, if a path is given, an issue at it or below. */
export function expectStatus({ status, issues }: TestResponse, statuses: readonly number[], path?: string) {
  // Attempts are counted before they are read, so the actual result is unknown.
  if (status === 429) skipRequirement('the rate limit was reached')
  if (!statuses.includes(status)) failRequirement(`responds with ${status} instead of ${statuses.join(' or ')}`)
  if (path === undefined || status !== 422) return
  const isThere = issues.some((issue) => issue.path === path || issue.path.startsWith(`${path}.`))
  const named = issues.map((issue) => issue.path || 'the whole body').join(', ') || 'none'
  if (!isThere) failRequirement(`has no issue at ${path}, but: ${named}`)
}
