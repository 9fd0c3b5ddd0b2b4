import { readCookie } from '#server/requests/read-cookie.ts'
import type { TokenCarrier } from '#platform/server/services.ts'

/**
 * The session's token in an `HttpOnly` cookie. `Lax`, so that a link in an email finds the user signed in; cross-site
 * writes are refused before the cookie is read. `secure` under https; `path` is that of the public URL, without a slash
 * at its end.
 */
export const cookieTokens = (secure: boolean, path = ''): TokenCarrier => cookie('atrium_session', secure, path)

/** The token of a known browser, in a cookie of the same kind. */
export const deviceCookie = (secure: boolean, path = ''): TokenCarrier => cookie('atrium_device', secure, path)

function cookie(plainName: string, secure: boolean, path: string): TokenCarrier {
  // A cookie name that no other host of the domain, and no unencrypted page, can set. It is for whole hosts only: below a
  // path, other applications of the host must neither get the token nor replace it by theirs.
  const prefix = path === '' ? '__Host-' : '__Secure-'
  const name = secure ? prefix + plainName : plainName
  return {
    read: (request) => readCookie(request, name),
    write(token, seconds, headers) {
      const parts = [`${name}=${token}`, `Path=${path || '/'}`, 'HttpOnly', 'SameSite=Lax']
      if (seconds !== undefined) parts.push(`Max-Age=${seconds}`)
      if (secure) parts.push('Secure')
      headers.append('set-cookie', parts.join('; '))
    },
  }
}
