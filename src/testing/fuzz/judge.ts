import { Problem } from '#platform/errors/failure.ts'
import type { Described, Judge } from './document.ts'

const jsonOf = (text: string): { value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/** Maximum characters of the answer to a refused request. */
const maxRefusalLength = 64 * 1024

/** The faults of an answer to any request. */
export async function complaintsOf(judge: Judge, method: string, response: Response, operation: Described | undefined) {
  const { status, headers } = response
  const text = await response.text()
  const complaints: string[] = []
  const type = headers.get('content-type')?.split(';')[0] ?? ''
  if (status >= 400 && text.length > maxRefusalLength) complaints.push(`is refused with ${text.length} characters`)
  if (status >= 500) complaints.push(`answers ${status}`)
  if (headers.get('x-content-type-options') !== 'nosniff') complaints.push('lacks nosniff')
  if (!headers.get('x-request-id')) complaints.push('lacks x-request-id')
  if (!/^(private, )?no-(cache|store)/.test(headers.get('cache-control') ?? '')) complaints.push('may be cached')
  // A field or lines of a stack trace: a product may well be called "Stacking boats".
  if (/"stack"|\\n +at |node_modules|\.[jt]s:\d|sqlite|postgres|syntax error at/i.test(status >= 400 ? text : ''))
    complaints.push('tells of the inside')
  if (status >= 400 && method !== 'HEAD') {
    const body = jsonOf(text)
    if (type !== 'application/problem+json' || !judge.isProblem(body?.value)) complaints.push('is no problem')
    else if (Problem.parse(body?.value).status !== status) complaints.push('names another status')
    if (status === 429 && !/^\d+$/.test(headers.get('retry-after') ?? '')) complaints.push('does not say when again')
  }
  if (!operation) return complaints

  const declared = operation.responses[String(status)]
  if (!declared) return [...complaints, `answers ${status}, which is not declared`]
  if (!declared.content) return text === '' ? complaints : [...complaints, 'has a body that is not declared']
  const types = Object.keys(declared.content)
  const found = types.includes(type) ? type : types.includes('*/*') ? '*/*' : undefined
  if (found === undefined) return [...complaints, `is ${type || 'of no type'}, not ${types.join(' or ')}`]
  if (!type.endsWith('json')) return complaints
  const body = jsonOf(text)
  const misfit = body ? judge.complaint(operation, status, found, body.value) : 'is no JSON'
  return misfit === undefined ? complaints : [...complaints, `${status} does not fit: ${misfit}`]
}
