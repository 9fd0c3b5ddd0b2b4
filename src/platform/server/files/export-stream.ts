/** A piece of an exported file. */
export interface ExportPart {
  text: string
  /** Number of records in the text. */
  records: number
}

/**
 * An export that is generated while it is sent, so that its size costs no memory. `records` returns the number of
 * records so far.
 */
export function exportStream(parts: AsyncGenerator<ExportPart>): {
  body: ReadableStream<Uint8Array>
  records: () => number
} {
  const encoder = new TextEncoder()
  let records = 0
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await parts.next()
      if (done) return controller.close()
      records += value.records
      controller.enqueue(encoder.encode(value.text))
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
  return { body, records: () => records }
}
