import { Failure } from '#platform/errors/failure.ts'
import type { Services } from '#platform/server/services.ts'

// Seconds; screens try it again by themselves.
const askAgainAfter = 5

/**
 * 415 for a file in which the runtime's scanner finds something; what that is, the log is told. 503 where it cannot look at
 * it: nothing unseen is kept.
 */
export async function refuseInfected({ scan, log }: Pick<Services, 'scan' | 'log'>, bytes: Uint8Array) {
  const found = await scan?.(bytes).catch((cause: unknown) => {
    log.error({ err: cause }, 'file not scanned')
    throw new Failure(503, 'The file could not be scanned', { cause, errorCode: 'busy', retryAfter: askAgainAfter })
  })
  if (found === undefined) return
  log.info({ found, size: bytes.byteLength }, 'infected file refused')
  const message = 'A virus scanner has found something in the file'
  throw new Failure(415, message, { issues: [{ path: 'content', message, reason: 'infected' }] })
}
