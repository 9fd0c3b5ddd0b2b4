import { readCookie } from '#server/requests/read-cookie.ts'
import type { TokenCarrier } from '#platform/server/services.ts'

/**
 * The session's token in an `HttpOnly` cookie. `Lax`, so that a link in an email finds the user signed in; cross-site
 * writes are refused before the cookie is read. `secure` under https.
 */
export const cookieTokens = (secure: boolean): TokenCarrier => cookie('atrium_session', secure)

/** The token of a known browser, in a cookie of the same kind. */
export const deviceCookie = (secure: boolean): TokenCarrier => cookie('atrium_device', secure)

function cookie(plainName: string, secure: boolean): TokenCarrier {
  // A cookie name that no other host of the domain, and no unencrypted page, can set.
  const name = secure ? `__Host-${plainName}` : plainName
  return {
    read: (request) => readCookie(request, name),
    write(token, seconds, answer) {
      const parts = [`${name}=${token}`, 'Path=/', 'HttpOnly', 'SameSite=Lax']
      if (seconds !== undefined) parts.push(`Max-Age=${seconds}`)
      if (secure) parts.push('Secure')
      answer.append('set-cookie', parts.join('; '))
    },
  }
}
