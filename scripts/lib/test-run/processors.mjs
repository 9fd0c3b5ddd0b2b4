import os from 'node:os'

/** Steps that may run at once: one for each processor, at least two. */
export const slots = Math.max(2, os.availableParallelism())

/** How many workers a test tool has: half of the processors, so that two tools fill them, and at least two. */
export const workers = Math.max(2, Math.floor(slots / 2))
