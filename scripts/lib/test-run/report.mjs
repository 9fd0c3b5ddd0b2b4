/** Reports the progress of a test tool to its run; does nothing without one. */
export const report = (message) => void process.send?.(message)
