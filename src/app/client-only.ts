/** Marks, in a prerendered page, what only the browser can fill in: React hands the digest through. */
export const clientOnly = 'left to the browser'

export const isClientOnly = (error: unknown) =>
  error instanceof Error && 'digest' in error && error.digest === clientOnly
