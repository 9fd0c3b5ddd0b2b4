import { brotliCompressSync, constants } from 'node:zlib'
import type { Rolldown } from 'vite'
import { firstCardsModule } from '#app/build/combined-imports-plugin.ts'

/** A file of the draft, or several that become one. */
export interface Part {
  modules: string[]
  /** Estimated size as it travels. */
  bytes: number
  /** Files that its code imports. */
  needs: Set<Part>
  /** Whether it is the file of a dynamic import. */
  isEntry: boolean
  /** The module folder that contains code of this part. */
  owner: string | undefined
}

/** What a visitor loads at once. */
export interface View {
  entries: Part[]
  /** Undefined outside the module folders. */
  module: string | undefined
  isScreen: boolean
  /** Whether it may load with any page, as the application's first file asks for it. */
  isEarly: boolean
  /** Cost of a byte that is not used. */
  weight: number
  /** Size of the module's texts, which a screen loads besides. */
  textBytes: number
}

const screen = /-screen\.tsx$/
const englishTexts = /\/src\/modules\/([^/]+)\/locales\/en\.json/
const weights = { early: 0.3, later: 0.05 }

// The compressed bytes of a small file that merging saves: imports, exports and repeated words.
const fileOverhead = 75
const leastBytes = 20

const getModule = (id: string) => /\/src\/modules\/([^/]+)\//.exec(id)?.[1]

const compressedSize = (code: string) =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length

/** All parts that load with these, including themselves. */
export function closure(start: Iterable<Part>) {
  const reached = new Set(start)
  for (const part of reached) for (const needed of part.needs) reached.add(needed)
  return reached
}

function getPart(chunk: Rolldown.OutputChunk): Part {
  const size = compressedSize(chunk.code)
  return {
    // Every file needs the bundler's own functions, which need nothing.
    modules: chunk.moduleIds.filter((id) => !id.startsWith('\0rolldown/')),
    bytes: chunk.isDynamicEntry ? size : Math.max(leastBytes, size - fileOverhead),
    needs: new Set(),
    isEntry: chunk.isDynamicEntry,
    owner: chunk.moduleIds.map(getModule).find((name) => name !== undefined),
  }
}

/** The files that screens and other dynamic imports load beside those of the pages' own scripts. */
export function readGraph(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, getPart(chunk)]))
  for (const { fileName, imports } of chunks)
    for (const file of imports) {
      const needed = byFile.get(file)
      if (needed) byFile.get(fileName)?.needs.add(needed)
    }
  const starts = chunks.flatMap(({ isEntry, fileName }) => (isEntry && byFile.get(fileName)) || [])
  const always = closure(starts)
  const parts = new Set([...byFile.values()].filter((part) => !always.has(part)))
  for (const part of parts) for (const needed of part.needs) if (always.has(needed)) part.needs.delete(needed)
  const early = new Set(
    chunks.flatMap(({ fileName, dynamicImports }) => {
      const part = byFile.get(fileName)
      return part && always.has(part) ? dynamicImports : []
    }),
  )
  return { parts, views: listViews(chunks, byFile, parts, early), first: firstFiles(starts) }
}

/** Modules that scripts of the pages import, by the scripts that do. */
function firstFiles(starts: Part[]) {
  const loads = starts.map((start) => closure([start]))
  const imported = [...closure(starts)].filter((part) => !starts.includes(part))
  return Map.groupBy(imported, (part) => loads.flatMap((loaded, at) => (loaded.has(part) ? [at] : [])).join('-'))
}

/** Each screen is a view, as is all that the application asks for early; what a module loads later counts as one. */
function listViews(
  chunks: Rolldown.OutputChunk[],
  byFile: Map<string, Part>,
  parts: Set<Part>,
  early: ReadonlySet<string>,
) {
  const later = new Map<string | undefined, View>()
  const textBytes = new Map(
    chunks.flatMap(({ fileName, facadeModuleId }) => {
      const module = englishTexts.exec(facadeModuleId ?? '')?.[1]
      return module === undefined ? [] : [[module, byFile.get(fileName)?.bytes ?? 0] as const]
    }),
  )
  return chunks.flatMap(({ isDynamicEntry, fileName, facadeModuleId }): View[] => {
    const part = byFile.get(fileName)
    if (!part || !isDynamicEntry || !parts.has(part)) return []
    const id = facadeModuleId ?? ''
    const isEarly = early.has(fileName) || id === firstCardsModule
    const module = getModule(id)
    const view = {
      entries: [part],
      module,
      isScreen: screen.test(id),
      isEarly,
      textBytes: textBytes.get(module ?? '') ?? 0,
    }
    if (view.isScreen) return [{ ...view, weight: screenWeight(part) }]
    if (isEarly) return [{ ...view, weight: weights.early }]
    const laterView = later.get(view.module)
    laterView?.entries.push(part)
    if (laterView) return []
    const added = { ...view, weight: weights.later }
    later.set(view.module, added)
    return [added]
  })
}

const usualScreen = 60_000

/** A small screen must not load much more because of large ones. */
function screenWeight(part: Part) {
  const bytes = [...closure([part])].reduce((sum, chunk) => sum + chunk.bytes, 0)
  return Math.min(8, Math.max(1, usualScreen / bytes))
}
