import { accessSync, constants, mkdirSync } from 'node:fs'
import { StartError } from '#server/lifecycle/settings.ts'

const getCode = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')
const getReason = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Creates the folder of `DATA_DIR` if it is missing; throws a `StartError` if it is no folder, or not writable. */
export function openDataFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (cause) {
    const code = getCode(cause)
    if (code === 'ENOSPC' || code === 'EDQUOT') throw cause
    const isFile = code === 'EEXIST' || code === 'ENOTDIR'
    throw new StartError(
      isFile
        ? `DATA_DIR=${folder} is a file or inside a file. Set it to a folder.`
        : `DATA_DIR=${folder} cannot be created: ${getReason(cause)}`,
      { cause },
    )
  }
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw new StartError(`The user that runs the server cannot write to DATA_DIR=${folder}: ${getReason(cause)}`, {
      cause,
    })
  }
}
