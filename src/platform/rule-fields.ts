// Which records a body is about, which version of them it was made from, and the sender's own name for it.
const beside = new Set(['id', 'ids', 'version', 'key'])

/** The fields of a record that a body gives: what rules with `fields` are about. */
export const givenFields = (body: unknown): string[] =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
    ? Object.keys(body).filter((name) => !beside.has(name))
    : []
