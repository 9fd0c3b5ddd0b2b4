import type { RawDatabase } from '#platform/db/engines/sqlite.ts'
import { type DatabaseWithFunctions, moveDates } from '#platform/db/sample/move-dates.ts'
import { sampleResponse } from './downloads.ts'

const gzip = [0x1f, 0x8b]

/** Decompresses the file, unless the host already did. */
const unpacked = async (bytes: Uint8Array<ArrayBuffer>) =>
  gzip.every((byte, at) => bytes[at] === byte)
    ? new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).bytes()
    : bytes

/** The database created by the build; undefined if it fails to load. */
export async function loadSample() {
  const response = await sampleResponse()
  return response?.ok ? unpacked(await response.bytes()) : undefined
}

const day = 86_400_000

/** Shifts the sample's dates by the whole days since the build. */
export function moveToToday(database: RawDatabase & DatabaseWithFunctions, now: Date) {
  const statement = database.prepare(`select max("at") from "migrations"`)
  const madeAt = Date.parse(String(statement.all([])[0]?.[0]))
  statement.finalize?.()
  const days = Math.floor((now.getTime() - madeAt) / day)
  if (days > 0) moveDates(database, days)
}
