import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { acceptsRequests, serverAt, spawnServer } from './spawned-server.ts'

export { serverAt }

/** A folder that is removed after the test. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function spawned(environment: NodeJS.ProcessEnv) {
  const server = spawnServer(environment)
  onTestFinished(() => void server.child.kill('SIGKILL'))
  return server
}

/** Starts the real server as its own process until the end of the test, and waits until it accepts requests. */
export const startServer = (environment: NodeJS.ProcessEnv) => acceptsRequests(spawned(environment))

/** Starts the server for a start that has to fail, and returns its output. */
export const failToStart = (environment: NodeJS.ProcessEnv) => spawned(environment).ended
