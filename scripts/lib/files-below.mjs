import { readdirSync } from 'node:fs'
import path from 'node:path'

/** All files below a folder by their way from it, with the same slashes everywhere. */
export const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
