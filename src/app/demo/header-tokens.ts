import type { TokenCarrier } from '#platform/server/services.ts'
import { tokenHeader } from './messages.ts'

/** Sessions by request header, since requests within the browser have no cookies; each tab has its own. */
export const headerTokens: TokenCarrier = {
  read: (request) => request.headers.get(tokenHeader) ?? undefined,
  write: (token, _, headers) => headers.set(tokenHeader, token),
}
