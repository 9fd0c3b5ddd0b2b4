import type { RawDatabase } from '#platform/db/engines/sqlite.ts'
import { type DatabaseWithFunctions, moveDates } from '#platform/db/sample/move-dates.ts'

/** A database with sample data, compressed with gzip, below the folder of the demo. */
export const sampleFile = 'sample.bin'

const gzip = [0x1f, 0x8b]

/** Some hosts unpack a file that is compressed before they send it. */
const unpacked = async (bytes: Uint8Array<ArrayBuffer>) =>
  gzip.every((byte, at) => bytes[at] === byte)
    ? new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).bytes()
    : bytes

/** The database that the build made; undefined if it cannot be loaded. */
export async function loadSample(folder: string) {
  const answer = await fetch(`${folder}${sampleFile}`).catch(() => undefined)
  return answer?.ok ? unpacked(await answer.bytes()) : undefined
}

const day = 86_400_000

/** Moves the sample by as many whole days as have passed since it was made. */
export function moveToToday(database: RawDatabase & DatabaseWithFunctions, now: Date) {
  const statement = database.prepare(`select max("at") from "migrations"`)
  const madeAt = Date.parse(String(statement.all([])[0]?.[0]))
  statement.finalize?.()
  const days = Math.floor((now.getTime() - madeAt) / day)
  if (days > 0) moveDates(database, days)
}
