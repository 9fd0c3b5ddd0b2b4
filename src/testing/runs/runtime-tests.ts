import path from 'node:path'

/**
 * The tests of modules that depend on the runtime, and so run in each: in the module's `tests/`, under the module's
 * name. Modules of 0.1.0 have them at their root.
 */
export const moduleTests = (modules: readonly string[]) =>
  modules.flatMap((name) => [`src/modules/${name}/tests/${name}*.test.ts`, `src/modules/${name}/${name}*.test.ts`])

/** Every test that may depend on the runtime. All others run once. */
export const runtimeTests = (modules: readonly string[]) => [
  ...moduleTests(modules),
  'src/server/**/*.test.ts',
  'src/platform/{db,server}/**/*.test.ts',
]

// Files whose results depend on the runtime contain this, or import such a file.
const whichRuntime = 'ATRIUM_TEST_RUNTIME'
const imported = /\b(?:from|import) ?\(?'((?:#|\.)[^']+)'/g

const listImports = (file: string, text: string) =>
  [...text.matchAll(imported)].map(([, target = '']) =>
    target.startsWith('#') ? `src/${target.slice(1)}` : path.posix.join(path.posix.dirname(file), target),
  )

/**
 * The tests that depend on the runtime, directly or through imports, but are outside the folders that every runtime
 * runs.
 */
export function strayRuntimeTests(texts: ReadonlyMap<string, string>, modules: readonly string[]) {
  const asksRuntime = (file: string, seen = new Set<string>()): boolean => {
    if (seen.has(file)) return false
    seen.add(file)
    const text = texts.get(file) ?? ''
    return text.includes(whichRuntime) || listImports(file, text).some((target) => asksRuntime(target, seen))
  }
  const locations = runtimeTests(modules)
  return [...texts.keys()]
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('src/testing/'))
    .filter((file) => !locations.some((location) => path.posix.matchesGlob(file, location)))
    .filter((file) => asksRuntime(file))
}
