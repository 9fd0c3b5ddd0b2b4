const uniqueViolation = '23505'
const SQLITE_CONSTRAINT_UNIQUE = 2067

/**
 * Whether a unique index refused a statement: usually because of a write at the same time, since handlers check before.
 * The transaction cannot continue.
 */
export const isDuplicate = (error: unknown) =>
  error instanceof Error &&
  (('code' in error && error.code === uniqueViolation) ||
    ('errcode' in error && error.errcode === SQLITE_CONSTRAINT_UNIQUE))
