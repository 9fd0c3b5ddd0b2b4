const maxId = 2 ** 31 - 1

/** The id of a record in an address; undefined for anything else, of which the API has no record. */
export function parseRecordId(text: string | undefined) {
  const id = Number(text)
  return Number.isInteger(id) && id > 0 && id <= maxId ? id : undefined
}
