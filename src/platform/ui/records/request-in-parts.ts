import { batches } from '#platform/records/batches.ts'
import type { ReceivedFile } from '#platform/web/api/request.ts'
import { batchSize } from './collect-selected.ts'

/** The file of these records, in one piece although it may take several calls. */
export async function requestInParts(ids: readonly number[], request: (ids: number[]) => Promise<ReceivedFile>) {
  const files: ReceivedFile[] = []
  for (const chunk of batches(ids, batchSize)) files.push(await request(chunk))
  const [first] = files
  if (!first) throw new RangeError('Nothing to export')
  const texts = await Promise.all(files.map(({ blob }) => blob.text()))
  // Only the first part keeps its header line.
  const parts = texts.map((text, at) => (at > 0 ? text.slice(text.indexOf('\n') + 1) : text))
  return { name: first.name, blob: new Blob(parts, { type: first.blob.type }) }
}
