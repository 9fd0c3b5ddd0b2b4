import { Problem } from '#platform/errors/failure.ts'
import type { DocumentedOperation, ApiDocument } from './document.ts'

const parseJson = (text: string): { value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/** Maximum characters of the response to a refused request. */
const maxRefusalLength = 64 * 1024

/** The faults of a response to any request. */
export async function findResponseProblems(
  apiDocument: ApiDocument,
  method: string,
  response: Response,
  operation: DocumentedOperation | undefined,
) {
  const { status, headers } = response
  const text = await response.text()
  const problems: string[] = []
  const type = headers.get('content-type')?.split(';')[0] ?? ''
  if (status >= 400 && text.length > maxRefusalLength) problems.push(`is refused with ${text.length} characters`)
  if (status >= 500) problems.push(`responds with ${status}`)
  if (headers.get('x-content-type-options') !== 'nosniff') problems.push('lacks nosniff')
  if (!headers.get('x-request-id')) problems.push('lacks x-request-id')
  if (!/^(private, )?no-(cache|store)/.test(headers.get('cache-control') ?? '')) problems.push('may be cached')
  // A field or lines of a stack trace: a product may well be called "Stacking boats".
  if (/"stack"|\\n +at |node_modules|\.[jt]s:\d|sqlite|postgres|syntax error at/i.test(status >= 400 ? text : ''))
    problems.push('tells of the inside')
  if (status >= 400 && method !== 'HEAD') {
    const body = parseJson(text)
    if (type !== 'application/problem+json' || !apiDocument.isProblem(body?.value)) problems.push('is no problem')
    else if (Problem.parse(body?.value).status !== status) problems.push('names another status')
    if (status === 429 && !/^\d+$/.test(headers.get('retry-after') ?? '')) problems.push('does not say when again')
  }
  if (!operation) return problems

  const declared = operation.responses[String(status)]
  if (!declared) return [...problems, `responds with ${status}, which is not declared`]
  if (!declared.content) return text === '' ? problems : [...problems, 'has a body that is not declared']
  const types = Object.keys(declared.content)
  const declaredType = types.includes(type) ? type : types.includes('*/*') ? '*/*' : undefined
  if (declaredType === undefined) return [...problems, `is ${type || 'of no type'}, not ${types.join(' or ')}`]
  if (!type.endsWith('json')) return problems
  const body = parseJson(text)
  const mismatch = body ? apiDocument.findMismatch(operation, status, declaredType, body.value) : 'is no JSON'
  return mismatch === undefined ? problems : [...problems, `${status} does not fit: ${mismatch}`]
}
