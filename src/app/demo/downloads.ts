import sqliteUrl from '@sqlite.org/sqlite-wasm/sqlite3.wasm?url'
import { hasImage } from './stored-image.ts'
import { sampleFile } from './sample-file.ts'

// The worker's scripts are one level below the demo's folder.
export const folder = new URL(/* @vite-ignore */ '../', import.meta.url).pathname

const fetchSample = () => fetch(`${folder}${sampleFile}`).catch(() => undefined)

// Both start at once, while the code that needs them loads.
const sqlite = compile()
const sample = hasImage().then(
  (isStored) => (isStored ? undefined : fetchSample()),
  () => undefined,
)

async function compile() {
  try {
    return await WebAssembly.compileStreaming(fetch(sqliteUrl))
  } catch {
    // The host may name another media type.
    return WebAssembly.compile(await (await fetch(sqliteUrl)).arrayBuffer())
  }
}

/** SQLite's code. */
export const sqliteModule = () => sqlite

/** The response with the build's sample data. */
export const sampleResponse = async () => (await sample) ?? fetchSample()
