/** The headers of a response: the platform's, a plain object because it is cheap, and the handler's. */
export function responseHeaders(safe: Readonly<Record<string, string>>, own: Record<string, string>) {
  let fromHandler: Headers | undefined
  return {
    own,
    handlerHeaders: () => (fromHandler ??= new Headers()),
    /** For a handler that runs again. */
    clearHandlerHeaders() {
      fromHandler = undefined
    },
    /** All headers; undefined if a plain object cannot hold them. */
    plain: (): Record<string, string> | undefined =>
      fromHandler === undefined || fromHandler.keys().next().done ? { ...safe, ...own } : undefined,
    /** The platform's take precedence over a handler's, except the default safe headers. */
    all() {
      const headers = new Headers({ ...safe, ...own })
      for (const [name, value] of fromHandler ?? []) {
        if (name === 'set-cookie') headers.append(name, value)
        else if (!Object.hasOwn(own, name)) headers.set(name, value)
      }
      return headers
    },
  }
}

export type ResponseHeaders = ReturnType<typeof responseHeaders>
