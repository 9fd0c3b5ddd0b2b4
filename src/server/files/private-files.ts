import type { Dirent } from 'node:fs'
import { chmod, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

const privateFolder = 0o700
const privateFile = 0o600
const othersBits = 0o077

/** Files that this process and its children create from now on are readable by its user only: 600, folders 700. */
export const createPrivateFiles = () => void process.umask(othersBits)

/** Files and folders that the server creates in `DATA_DIR`. */
const isOwn = (name: string) =>
  /^(atrium\.sqlite(-wal|-shm|-journal|\.part)?|files|maintenance|before-restore-.*)$/.test(name)

const hasCode = (error: unknown, codes: readonly string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))

const isPrivate = ({ mode }: { mode: number }) => (mode & othersBits) === 0

/** Undefined if the file is gone, belongs to another user, or is a link. */
async function ownFile(path: string) {
  const stats = await lstat(path).catch((error: unknown) => {
    if (hasCode(error, ['ENOENT', 'EACCES', 'ENOTDIR'])) return undefined
    throw error
  })
  return stats && stats.uid === process.getuid?.() && !stats.isSymbolicLink() ? stats : undefined
}

async function restrict(path: string, mode: number) {
  await chmod(path, mode).catch((error: unknown) => {
    // Removed meanwhile, or on a file system without permissions.
    if (!hasCode(error, ['ENOENT', 'EPERM', 'ENOTSUP', 'EROFS'])) throw error
  })
}

/**
 * Removes the access of group and others from `path` and everything below that belongs to this process's user; links
 * are not followed.
 */
export async function restrictAccess(path: string): Promise<void> {
  const stats = await ownFile(path)
  if (!stats) return
  if (!stats.isDirectory()) return isPrivate(stats) ? undefined : restrict(path, privateFile)
  for (const name of await readdir(path)) await restrictAccess(join(path, name))
  // Last: in a private folder everything is private already.
  if (!isPrivate(stats)) await restrict(path, privateFolder)
}

/**
 * The same for files of an older version in the data folder. The folder itself becomes private if only the server uses it;
 * files of others stay as they are.
 */
export async function restrictDataFolder(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown): Dirent[] => {
    if (hasCode(error, ['ENOENT', 'ENOTDIR', 'EACCES'])) return []
    throw error
  })
  for (const { name } of entries) {
    const path = join(folder, name)
    const stats = isOwn(name) ? await ownFile(path) : undefined
    // A private folder was restricted before, so uploads are not traversed at every start.
    if (stats && !isPrivate(stats)) await restrictAccess(path)
  }
  const stats = await ownFile(folder)
  const isShared = !entries.every(({ name }) => isOwn(name))
  if (stats?.isDirectory() && !isShared && !isPrivate(stats)) await restrict(folder, privateFolder)
}
