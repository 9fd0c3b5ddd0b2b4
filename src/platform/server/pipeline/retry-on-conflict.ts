// How long a write waits, in milliseconds, while another process holds SQLite's write lock.
const maxWaitMs = 4000

/**
 * Retries work that is safe to repeat. PostgreSQL ends one of two writes in a deadlock; SQLite refuses to begin while
 * another process writes, and is retried without blocking reads.
 */
export async function retryOnConflict<Result>(
  attempt: () => Promise<Result>,
  attempts = 3,
  waited = 0,
  delay = 20,
): Promise<Result> {
  try {
    return await attempt()
  } catch (error) {
    if (isDeadlock(error) && attempts > 1) return retryOnConflict(attempt, attempts - 1, waited, delay)
    if (!isLocked(error) || waited >= maxWaitMs) throw error
    const wait = delay * (0.5 + Math.random())
    await new Promise((resolve) => setTimeout(resolve, wait))
    return retryOnConflict(attempt, attempts, waited + wait, Math.min(delay * 2, 500))
  }
}

const isDeadlock = (error: unknown) => error instanceof Error && 'code' in error && error.code === '40P01'

const SQLITE_BUSY = 5
const isLocked = (error: unknown) =>
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  (error.errcode & 0xff) === SQLITE_BUSY
