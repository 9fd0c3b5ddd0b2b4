/** Digest of errors for parts that only the browser can render; React passes it to the client. */
export const clientOnly = 'left to the browser'

export const isClientOnly = (error: unknown) =>
  error instanceof Error && 'digest' in error && error.digest === clientOnly
