import { lazily } from '#platform/records/lazily.ts'

/** The headers of a response: the platform's, a plain object because it is cheap, and the handler's. */
export function responseHeaders(safe: Readonly<Record<string, string>>, own: Record<string, string>) {
  let hasHandlerHeaders = false
  const handlerHeaders = lazily(() => {
    hasHandlerHeaders = true
    return new Headers()
  })
  return {
    own,
    handlerHeaders,
    /** All headers; undefined if a plain object cannot hold them. */
    plain: (): Record<string, string> | undefined =>
      hasHandlerHeaders && !handlerHeaders().keys().next().done ? undefined : { ...safe, ...own },
    /** The platform's take precedence over a handler's, except the default safe headers. */
    all() {
      const headers = new Headers({ ...safe, ...own })
      if (hasHandlerHeaders)
        for (const [name, value] of handlerHeaders()) {
          if (name === 'set-cookie') headers.append(name, value)
          else if (!Object.hasOwn(own, name)) headers.set(name, value)
        }
      return headers
    },
  }
}

export type ResponseHeaders = ReturnType<typeof responseHeaders>
