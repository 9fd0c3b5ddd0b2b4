import { AsyncLocalStorage } from 'node:async_hooks'

const noted = new AsyncLocalStorage<readonly Set<string>[]>()

/** Runs `work` and adds the files imported by it to `files` and to any outer set. */
export const notingFiles = <Result>(files: Set<string>, work: () => Result) =>
  noted.run([...(noted.getStore() ?? []), files], work)

/** Records files as imported in the current context. */
export function noteFiles(files: Iterable<string>) {
  const sets = noted.getStore() ?? []
  for (const file of files) sets.forEach((set) => set.add(file))
}

// Called before each dynamic import; see build/touched-plugin.ts.
Object.assign(globalThis, { touchedFiles: { add: (file: string) => noteFiles([file]) } })
