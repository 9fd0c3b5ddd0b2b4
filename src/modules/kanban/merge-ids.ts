/** Adds and removes ids. Only changed ones are sent, so that concurrent changes of others are kept. */
export const mergeIds = <Id>(now: readonly Id[], added: readonly Id[] = [], removed: readonly Id[] = []) =>
  [...new Set([...now, ...added])].filter((one) => !removed.includes(one))
