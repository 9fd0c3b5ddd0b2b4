import type { TokenCarrier } from '#platform/server/services.ts'
import { tokenHeader } from './messages.ts'

/** Requests that never leave the browser have no cookies: each tab says itself which session is its own. */
export const headerTokens: TokenCarrier = {
  read: (request) => request.headers.get(tokenHeader) ?? undefined,
  write: (token, _, answer) => answer.set(tokenHeader, token),
}
