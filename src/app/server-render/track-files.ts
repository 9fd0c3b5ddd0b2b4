import { AsyncLocalStorage } from 'node:async_hooks'

const trackedSets = new AsyncLocalStorage<readonly Set<string>[]>()

/** Runs `work` and adds the files imported by it to `files` and to any outer set. */
export const trackFiles = <Result>(files: Set<string>, run: () => Result) =>
  trackedSets.run([...(trackedSets.getStore() ?? []), files], run)

/** Runs `run` without recording the files imported by it. */
export const withoutTracking = <Result>(run: () => Result) => trackedSets.run([], run)

/** Records files as imported in the current context. */
export function recordFiles(files: Iterable<string>) {
  const sets = trackedSets.getStore() ?? []
  for (const file of files) sets.forEach((set) => set.add(file))
}

// Called before each dynamic import; see build/record-imports-plugin.ts.
Object.assign(globalThis, { touchedFiles: { add: (file: string) => recordFiles([file]) } })
