import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/**
 * The name of an empty folder for what this run keeps. Folders of runs that have ended go; one that is under way in the
 * same tree keeps its own.
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
