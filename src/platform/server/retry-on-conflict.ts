// How long a write waits, in milliseconds, while another process holds SQLite's write lock.
const maxWaitMs = 4000

/**
 * Retries work that is safe to repeat. PostgreSQL ends one of two writes in a deadlock; SQLite refuses to begin while
 * another process writes, and is retried without blocking reads.
 */
export async function retryOnConflict<Result>(
  attempt: () => Promise<Result>,
  tries = 3,
  waited = 0,
  pause = 20,
): Promise<Result> {
  try {
    return await attempt()
  } catch (error) {
    if (isDeadlock(error) && tries > 1) return retryOnConflict(attempt, tries - 1, waited, pause)
    if (!isHeld(error) || waited >= maxWaitMs) throw error
    const later = pause * (0.5 + Math.random())
    await new Promise((resolve) => setTimeout(resolve, later))
    return retryOnConflict(attempt, tries, waited + later, Math.min(pause * 2, 500))
  }
}

const isDeadlock = (error: unknown) => error instanceof Error && 'code' in error && error.code === '40P01'

const SQLITE_BUSY = 5
const isHeld = (error: unknown) =>
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  (error.errcode & 0xff) === SQLITE_BUSY
