import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(?:js|css|html|svg|json|webmanifest)$/
const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** Writes `.br` and `.gz` files beside compressible ones, so that the server need not compress each response. */
export async function compress(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => compressible.test(file) && !file.startsWith('.'),
  )
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file)
      const plain = await readFile(path)
      const compressed = {
        br: await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        gz: await gz(plain, { level: 9 }),
      }
      for (const [ending, bytes] of Object.entries(compressed))
        if (bytes.length < plain.length) await writeFile(`${path}.${ending}`, bytes)
    }),
  )
}
