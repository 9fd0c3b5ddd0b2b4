import path from 'node:path'
import type { Rolldown } from 'vite'

/** The dynamic import of a file by a literal. */
const dynamicImport = /\bimport\(\s*(["'])((?:\.{1,2}\/|virtual:)[^"']+)\1\s*\)/g

/**
 * Code with other dynamic imports of files: `replace` gets each import and its file, as the manifest of the build names
 * it, and returns the new code, or undefined to keep the import. Undefined if nothing changes.
 */
export async function replaceDynamicImports(
  context: Rolldown.PluginContext,
  { code, id, root }: { code: string; id: string; root: string },
  replace: (match: string, file: string) => string | undefined,
) {
  if (id.includes('node_modules') || !code.includes('import(')) return undefined
  let changed = code
  for (const [match, , target = ''] of code.matchAll(dynamicImport)) {
    const resolved = await context.resolve(target, id)
    if (!resolved) continue
    const file = target.startsWith('virtual:') ? target : path.relative(root, resolved.id).split(path.sep).join('/')
    changed = changed.replaceAll(match, replace(match, file) ?? match)
  }
  return changed === code ? undefined : { code: changed, map: null }
}
