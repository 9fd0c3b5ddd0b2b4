import type { Issue } from '#platform/errors/failure.ts'
import { Problem } from '#platform/errors/failure.ts'
import type { Send } from '#platform/web/api/transport.ts'
import type { Judge } from '#testing/fuzz/document.ts'
import { complaintsOf } from '#testing/fuzz/judge.ts'
import { unmet, untried } from './case.ts'
import type { Subject } from './subject.ts'

export interface Question {
  method: string
  /** With its query. */
  path: string
  headers?: Readonly<Record<string, string>>
  /** Sent as JSON, except as `text`. */
  body?: unknown
  text?: string
  /** Without credentials. */
  asStranger?: boolean
}

export interface Heard {
  status: number
  headers: Headers
  /** The parsed JSON of the answer, if it is JSON. */
  body: unknown
  issues: readonly Issue[]
}

/** An answer that the document does not allow for this operation, with its request. */
interface Misfit {
  complaint: string
  repeat: string
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const maxShownLength = 400
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** Sends requests to a server, validates every answer against the document, and keeps the last request. */
export function conversation(judge: Judge, visitor: { send: Send }, stranger: { send: Send }, address: string) {
  const misfits = new Map<string, Misfit[]>()
  let last = ''

  const repeatOf = ({ method, path }: Question, headers: Readonly<Record<string, string>>, text?: string) =>
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
      last = repeatOf({ method: 'GET', path }, {})
      return visitor.send(new Request(`http://atrium.test${path}`))
    },
    misfitsOf: (title: string): readonly Misfit[] => misfits.get(title) ?? [],

    async ask(subject: Subject | undefined, question: Question): Promise<Heard> {
      const { method, path, asStranger = false } = question
      const text = question.text ?? (question.body === undefined ? undefined : JSON.stringify(question.body))
      const type = text === undefined ? undefined : { 'content-type': 'application/json' }
      const headers = { ...type, ...question.headers }
      last = repeatOf(question, headers, text)
      const request = new Request(`http://atrium.test${path}`, {
        method,
        headers,
        ...(text !== undefined && { body: text }),
      })
      const response = await (asStranger ? stranger : visitor)
        .send(request)
        .catch((error: unknown) => unmet(`is not answered: ${String(error)}`))
      const body = jsonOf(await response.clone().text())
      // A request with a method of no operation is reported with the operation under test, but not validated against
      // it.
      const title = subject?.title
      const isOperation = subject !== undefined && subject.described.method === method
      const complaints = await complaintsOf(judge, method, response, isOperation ? subject.described : undefined)
      if (title !== undefined)
        misfits.set(title, [
          ...(misfits.get(title) ?? []),
          ...complaints.map((complaint) => ({ complaint, repeat: last })),
        ])
      const { status } = response
      return { status, headers: response.headers, body, issues: Problem.safeParse(body).data?.issues ?? [] }
    },
  }
}

export type Conversation = ReturnType<typeof conversation>

/** Throws unless the answer has one of these statuses and, if a path is given, an issue at it or below. */
export function expectStatus({ status, issues }: Heard, statuses: readonly number[], path?: string) {
  // Attempts are counted before they are read, so the actual result is unknown.
  if (status === 429) untried('was asked too often')
  if (!statuses.includes(status)) unmet(`answers ${status} instead of ${statuses.join(' or ')}`)
  if (path === undefined || status !== 422) return
  const isThere = issues.some((issue) => issue.path === path || issue.path.startsWith(`${path}.`))
  const named = issues.map((issue) => issue.path || 'the whole').join(', ') || 'none'
  if (!isThere) unmet(`has no issue at ${path}, but: ${named}`)
}
