import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { collectOutput } from '#testing/servers/spawned-server.ts'

const folder = fileURLToPath(new URL('../../../resilience/', import.meta.url))

/** Runs a short version of a resilience test, which is otherwise run by hand. */
export function runResilience(name: string, ...options: readonly string[]) {
  const child = spawn(process.execPath, [`${folder}${name}.ts`, ...options], { stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill())
  return collectOutput(child).ended
}
