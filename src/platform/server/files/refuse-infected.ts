import { Failure } from '#platform/errors/failure.ts'
import type { Services } from '#platform/server/services.ts'

// Seconds; screens retry by themselves.
const retrySeconds = 5

/**
 * 415 for a file in which the scanner finds a virus, whose name is logged. 503 if the scanner cannot be reached: no
 * file is stored unscanned.
 */
export async function refuseInfected({ scan, log }: Pick<Services, 'scan' | 'log'>, bytes: Uint8Array) {
  const virus = await scan?.(bytes).catch((cause: unknown) => {
    log.error({ err: cause }, 'a file could not be scanned for viruses')
    throw new Failure(503, 'The file could not be scanned', { cause, errorCode: 'busy', retryAfter: retrySeconds })
  })
  if (virus === undefined) return
  log.info({ found: virus, size: bytes.byteLength }, 'an infected file was rejected')
  const message = 'The virus scanner flagged this file'
  throw new Failure(415, message, { issues: [{ path: 'content', message, reason: 'infected' }] })
}
