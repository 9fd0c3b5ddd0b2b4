import { leastHold } from './cpu-time.ts'

/**
 * The longest time, in milliseconds of CPU, that a request blocked the server's event loop; 0 in the demo, whose server
 * runs in another process.
 */
export async function maxBlockedTime(request: () => Promise<unknown>) {
  if (process.env.ATRIUM_TEST_RUNTIME !== 'demo') return leastHold(request)
  await request()
  return 0
}
