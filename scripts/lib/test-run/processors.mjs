import os from 'node:os'

/** Number of steps at a time: one per processor, at least two. */
export const slots = Math.max(2, os.availableParallelism())

/** Number of workers of a test tool: half of the processors, at least two, so that two tools use all. */
export const workers = Math.max(2, Math.floor(slots / 2))
