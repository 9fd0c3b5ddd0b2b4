import { existsSync, readFileSync } from 'node:fs'
import { deletedModules } from '#scripts/lib/deleted-modules.mjs'

const deletedFolders = deletedModules().map((name) => `src/modules/${name}/`)

/**
 * Whether a file has exactly one test with this title, or, before “…”, with a title that begins like this. Tests of
 * deleted modules are not missed.
 */
export function namesOneTest(text: string) {
  const [, file = '', title = ''] = /^([\w./-]+): (.+)$/.exec(text) ?? []
  if (deletedFolders.some((folder) => file.startsWith(folder))) return true
  if (!existsSync(file)) return false
  const source = readFileSync(file, 'utf8')
  const written = (quote: string) =>
    title.endsWith('…') ? `${quote}${title.slice(0, -1)}` : `${quote}${title}${quote}`
  return ["'", '"', '`'].flatMap((quote) => source.split(written(quote)).slice(1)).length === 1
}
