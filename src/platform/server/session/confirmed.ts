import type { Endpoint } from '#platform/contract.ts'
import { Failure } from '#platform/errors/failure.ts'
import type { OpenSession } from '#platform/server/pipeline/call.ts'
import type { Services } from '#platform/server/services.ts'

/** Milliseconds for which a fresh proof is valid. */
const proofLifetime = 10 * 60_000

/** End of the session's fresh proof (ISO 8601 in UTC); null without one. */
export function confirmedUntil({ session, now }: { session: OpenSession | undefined; now: string }) {
  if (!session?.confirmedAt) return null
  const until = new Date(Date.parse(session.confirmedAt) + proofLifetime).toISOString()
  return until > now ? until : null
}

const isSensitive = ({ confirmed = false }: Endpoint, body: unknown) =>
  typeof confirmed === 'boolean'
    ? confirmed
    : typeof body === 'object' && body !== null && confirmed.some((field) => Object.hasOwn(body, field))

interface ConfirmationContext {
  session: OpenSession | undefined
  now: string
  body: unknown
}

/** Throws 403 with the path `confirm` if the endpoint requires a fresh proof and the session has none. */
export function requireConfirmation(
  endpoint: Endpoint,
  { mode }: Pick<Services, 'mode'>,
  { session, now, body }: ConfirmationContext,
) {
  if (mode === 'sample' || !isSensitive(endpoint, body) || confirmedUntil({ session, now }) !== null) return
  const message = 'Confirm your identity first'
  throw new Failure(403, message, { issues: [{ path: 'confirm', message }] })
}
