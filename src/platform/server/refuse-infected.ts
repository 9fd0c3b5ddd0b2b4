import { Failure } from '#platform/failure.ts'
import type { Services } from './services.ts'

/** 415 for a file in which the home's scanner finds something; what that is, the log is told. */
export async function refuseInfected({ scan, log }: Pick<Services, 'scan' | 'log'>, bytes: Uint8Array) {
  const found = await scan?.(bytes)
  if (found === undefined) return
  log.info({ found, size: bytes.byteLength }, 'infected file refused')
  const message = 'A virus scanner has found something in the file'
  throw new Failure(415, message, { issues: [{ path: 'content', message, reason: 'infected' }] })
}
