import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const worthwhile = /\.(?:html|js|css|svg|json|txt|xml|webmanifest)$/
// What is smaller fits one packet as it is.
const smallest = 1024

/** Lays a brotli and a gzip copy beside every text file of a built folder, for the server to hand out as they are. */
export function compressFolder(folder) {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const place = path.join(folder, file)
    if (!worthwhile.test(file) || statSync(place).size < smallest) continue
    const content = readFileSync(place)
    writeFileSync(`${place}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }))
    writeFileSync(`${place}.gz`, gzipSync(content))
  }
}
