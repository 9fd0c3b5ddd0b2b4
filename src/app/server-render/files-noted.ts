import { AsyncLocalStorage } from 'node:async_hooks'

const noted = new AsyncLocalStorage<readonly Set<string>[]>()

/** Runs `work`, and adds to `files` what is imported on the way, besides where it is noted already. */
export const notingFiles = <Result>(files: Set<string>, work: () => Result) =>
  noted.run([...(noted.getStore() ?? []), files], work)

/** Notes files as imported here. */
export function noteFiles(files: Iterable<string>) {
  const sets = noted.getStore() ?? []
  for (const file of files) sets.forEach((set) => set.add(file))
}

// Called before each `import()` of the build: build/touched-plugin.ts.
Object.assign(globalThis, { touchedFiles: { add: (file: string) => noteFiles([file]) } })
