export interface Response {
  status: number
  body: unknown
  headers: Headers
  milliseconds: number
}

/** A client with cookies, for any server. */
export function visitor() {
  let cookie = ''
  return async (
    address: string,
    method: string,
    path: string,
    body?: object | Uint8Array<ArrayBuffer>,
  ): Promise<Response> => {
    const isBytes = body instanceof Uint8Array
    const started = performance.now()
    const response = await fetch(address + path, {
      // Longer than any call may take: a call without a response is a fault.
      signal: AbortSignal.timeout(60_000),
      method,
      headers: {
        ...(cookie && { cookie }),
        ...(body && { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body && { body: isBytes ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    return {
      status: response.status,
      body: isJson ? JSON.parse(text) : text,
      headers: response.headers,
      milliseconds: performance.now() - started,
    }
  }
}

export type Visitor = ReturnType<typeof visitor>

/** A visitor of sample mode who has switched to this user. */
export async function visitorAs(address: string, userId: string): Promise<Visitor> {
  const ask = visitor()
  const { status, body } = await ask(address, 'PUT', '/api/session', { userId })
  if (status !== 200) throw new Error(`Nobody can become ${userId}: ${status} ${JSON.stringify(body)}`)
  return ask
}
