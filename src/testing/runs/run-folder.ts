import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/**
 * Path of an empty folder for data of this run. Removes the folders of runs that have ended, but not of a running one.
 */
export function runFolder(all: string) {
  mkdirSync(all, { recursive: true })
  for (const name of readdirSync(all)) {
    if (!isRunning(Number.parseInt(name, 10))) rmSync(path.join(all, name), { recursive: true, force: true })
  }
  return path.join(all, `${process.pid}-${Date.now()}`)
}

function isRunning(processId: number) {
  try {
    return process.kill(processId, 0)
  } catch {
    return false
  }
}
