import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
)

/** Files with several dynamic imports, by source; see build/combined-imports-plugin.ts. */
const Combined = z.record(z.string(), z.string())

const maxKnown = 500

/** Files that a page can preload in its head. */
export interface PageChunks {
  scripts: string[]
  styles: string[]
  fonts: string[]
}

/** Reads Vite's manifest: the chunks that a page needs for these source files and the chunk named `always`. */
export function readChunks(folder: string, always: string) {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')))
  const combined = Combined.parse(JSON.parse(readFileSync(join(folder, '.vite/combined-imports.json'), 'utf8')))
  const fonts = Object.entries(manifest).flatMap(([name, { file }]) =>
    name.endsWith('-latin-wght-normal.woff2') ? [file] : [],
  )
  // Not the entry of the public pages.
  const entry = ['index.html']

  const alwaysNeeded = Object.keys(manifest).filter((name) => manifest[name]?.name === always)

  function closure(names: string[], seen = new Set<string>()) {
    for (const name of names) {
      if (seen.has(name)) continue
      seen.add(name)
      closure(manifest[name]?.imports ?? [], seen)
    }
    return seen
  }

  const resolveFiles = (names: Iterable<string>) => [...names].flatMap((name) => manifest[name] ?? [])
  const entryFiles = new Set(resolveFiles(closure(entry)).flatMap(({ file, css = [] }) => [file, ...css]))

  function listChunks(sources: readonly string[]): PageChunks {
    const files = resolveFiles(closure([...alwaysNeeded, ...sources]))
    const withoutTemplateFiles = (paths: string[]) => [...new Set(paths)].filter((file) => !entryFiles.has(file))
    return {
      scripts: withoutTemplateFiles(files.map(({ file }) => file).filter((file) => file.endsWith('.js'))),
      styles: withoutTemplateFiles(files.flatMap(({ css = [] }) => css)),
      fonts,
    }
  }

  // The same few hundred sets of sources are asked for again and again.
  const chunksOfPages = new Map<string, PageChunks>()
  return {
    /** The file of a source. */
    fileOf: (source: string) => manifest[source]?.file,

    /** Excludes files named by the template. */
    of(sources: readonly string[]): PageChunks {
      const built = sources.map((source) => combined[source] ?? source).filter((source) => source in manifest)
      const name = built.join()
      const chunks = chunksOfPages.get(name) ?? listChunks(built)
      if (chunksOfPages.size >= maxKnown) chunksOfPages.clear()
      chunksOfPages.set(name, chunks)
      return chunks
    },
  }
}
