import { readdirSync } from 'node:fs'
import path from 'node:path'

/** All files below a folder by their relative paths, with `/` on every system. */
export const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
