// Which records a body is about, which version of them it was made from, and the sender's own name for it.
const beside = new Set(['id', 'ids', 'version', 'key'])

// What holds the fields of one record or of several, and is none itself.
const holders = new Set(['changes', 'contact', 'products', 'rows', 'variants'])

// Of a list of labels some are added and others removed: either way the labels change.
const fieldOf = (name: string) => name.replace(/^(?:add|remove)([A-Z])/, (_, letter: string) => letter.toLowerCase())

/** The fields of records that a body gives, which rules with `fields` are about: `{ ids, changes: { price } }` gives the price. */
export function givenFields(body: unknown): string[] {
  if (Array.isArray(body)) return [...new Set(body.flatMap(givenFields))]
  if (typeof body !== 'object' || body === null) return []
  const fields = Object.entries(body).flatMap(([name, value]) => {
    if (beside.has(name)) return []
    return holders.has(name) ? givenFields(value) : [fieldOf(name)]
  })
  return [...new Set(fields)]
}
