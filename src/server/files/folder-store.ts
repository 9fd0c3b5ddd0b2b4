import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FileId } from '#platform/files/stored-file.ts'
import type { FileStore } from '#platform/server/files/files.ts'

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

const isNoFolder = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOTDIR'

const ifMissing = (error: unknown) => {
  if (isMissing(error) || isNoFolder(error)) return undefined
  throw error
}

const names = async (folder: string) => (await readdir(folder).catch(ifMissing)) ?? []

/**
 * Stores files in a folder, in subfolders by the first two characters of their ids, which limits the size of folders.
 */
export function folderStore(folder: string): FileStore {
  const getFolder = (id: string) => join(folder, id.slice(0, 2))
  return {
    async write(id, bytes) {
      await mkdir(getFolder(id), { recursive: true })
      // Renamed when complete: a crash leaves no partial file under the final name.
      const unfinished = join(getFolder(id), `${id}.part`)
      try {
        await writeFile(unfinished, bytes, { flush: true })
        await rename(unfinished, join(getFolder(id), id))
      } catch (error) {
        // On a full disk, the partial file would take space from others.
        await rm(unfinished, { force: true })
        throw error
      }
    },
    async read(id) {
      try {
        return new Uint8Array(await readFile(join(getFolder(id), id)))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    remove: (id) => rm(join(getFolder(id), id), { force: true }),
    async *list(before) {
      for (const part of await names(folder)) {
        const ids: string[] = []
        for (const name of await names(join(folder, part))) {
          const path = join(folder, part, name)
          const changed = await stat(path).catch(ifMissing)
          if (!changed?.isFile() || changed.mtime >= before) continue
          // Partial files of a crash are never renamed.
          if (name.endsWith('.part')) await rm(path, { force: true })
          else if (FileId.safeParse(name).success && name.startsWith(part)) ids.push(name)
        }
        yield ids
      }
    },
  }
}
