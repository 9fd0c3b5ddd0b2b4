import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of a bundle with the files of packages, each in the folder of its package. */
const bundled = ['pdf-files', '../pdf-files']
  .map((folder) => path.join(import.meta.dirname, folder))
  .find((folder) => existsSync(folder))

/** Reads a file of a package, such as a font. */
export const readPackaged = (file: string): Promise<Uint8Array<ArrayBuffer>> =>
  readFile(bundled === undefined ? fileURLToPath(import.meta.resolve(file)) : path.join(bundled, file))
