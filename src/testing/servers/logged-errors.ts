import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import * as z from 'zod'

// If a server fails at everything, its first errors explain why.
const maxErrors = 5

const Thrown = z.looseObject({
  name: z.string().optional(),
  type: z.string().optional(),
  message: z.string().default(''),
  stack: z.string().default(''),
  cause: z.unknown().optional(),
})
const Fields = z.looseObject({
  requestId: z.string().optional(),
  method: z.string().optional(),
  route: z.string().optional(),
  endpoint: z.string().optional(),
  statement: z.string().optional(),
  err: z.unknown().optional(),
})
const Line = z.looseObject({ level: z.number().min(50), msg: z.string() })

let logged: string[] = []

/** The log of a server under test: its errors become part of a test's failure (`failed-tests.ts`, `e2e.ts`). */
export const noteError = (fields: object, message: string) => {
  if (logged.length < maxErrors) logged.push(described(fields, message))
}

/** The same for the output of a server process: lines of JSON. */
export function noteOutput(text: string) {
  for (const line of text
    .split('\n')
    .filter((text) => text.startsWith('{"level":5') || text.startsWith('{"level":6'))) {
    const entry = Line.safeParse(parsed(line)).data
    if (entry) noteError(entry, entry.msg)
  }
}

/** The output of the server that `*.server.e2e.ts` share. */
export const sharedServerLog = () => `${process.env['ATRIUM_E2E_DATA']}.log`

/** Follows that log from now on, which includes errors of tests that run at the same time. */
export function followSharedServer() {
  const file = sharedServerLog()
  const begun = existsSync(file) ? statSync(file).size : 0
  return () => {
    if (existsSync(file)) noteOutput(readFileSync(file).subarray(begun).toString())
  }
}

/** The errors since the last call, as text; empty if there are none. */
export function takeErrors() {
  const errors = logged
  logged = []
  return errors.length === 0 ? '' : `\n\nThe server logged:\n${errors.join('\n')}`
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function described(fields: object, message: string) {
  const { requestId, method, route, endpoint, statement, err } = Fields.parse(fields)
  const call = [method, route, endpoint && `(${endpoint}${findHandler(endpoint)})`].filter(Boolean).join(' ')
  return [
    `${message}${call && `: ${call}`}`,
    ...(requestId === undefined ? [] : [`request ${requestId}`]),
    ...thrown(err),
    ...(statement === undefined ? [] : [`statement: ${statement}`]),
  ].join('\n  ')
}

/** An error with its causes, and the lines of our own code in its stack. */
function thrown(error: unknown): string[] {
  const { data } = Thrown.safeParse(error instanceof Error ? plain(error) : error)
  if (!data) return error === undefined ? [] : [String(error)]
  const frames = data.stack
    .split('\n')
    .filter((line) => /^\s+at .*\bsrc\/(?!platform\/db\/engines|server\/database)/.test(line))
  return [
    `${data.type ?? data.name ?? 'Error'}: ${data.message}`,
    ...frames.slice(0, 6).map((line) => line.trim()),
    ...(data.cause === undefined ? [] : ['caused by', ...thrown(data.cause)]),
  ]
}

const plain = ({ name, message, stack, cause }: Error) => ({ name, message, stack, cause })

/** Location of an endpoint's handler, which is missing in the stack if it only returns a promise. */
function findHandler(endpoint: string) {
  const [topic = '', name = ''] = endpoint.split('.')
  const parts = topic.split('-')
  const folder = parts
    .map((_, index) => `src/modules/${parts.slice(0, parts.length - index).join('-')}`)
    .find((file) => existsSync(file))
  if (folder === undefined) return ''
  const handler = new RegExp(String.raw`^\s+(?:async )?${name}(?::|,|\()`)
  for (const file of globSync(`${folder}/**/*api*.ts`)) {
    const line = readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((text) => handler.test(text))
    if (line >= 0) return ` in ${file}:${line + 1}`
  }
  return ` in ${folder}`
}
