// Keys that identify records, their version or the request, or tell what was read, and are no fields of a record.
const technicalFields = new Set(['id', 'ids', 'version', 'key', 'base'])

// Keys that contain the fields of one or several records, and are no field.
const holders = new Set(['changes', 'contact', 'products', 'rows', 'variants'])

// Adding and removing labels both change the field of labels, adding pieces that of the stock.
const getField = (name: string) => name.replace(/^(?:add|remove)([A-Z])/, (_, letter: string) => letter.toLowerCase())

/** The record fields in a body, for rules with `fields`: `{ ids, changes: { price } }` contains `price`. */
export function givenFields(body: unknown): string[] {
  if (Array.isArray(body)) return [...new Set(body.flatMap(givenFields))]
  if (typeof body !== 'object' || body === null) return []
  const fields = Object.entries(body).flatMap(([name, value]) => {
    if (technicalFields.has(name)) return []
    return holders.has(name) ? givenFields(value) : [getField(name)]
  })
  return [...new Set(fields)]
}
