import { openDemoRuntime } from '#testing/browser/demo-runtime.ts'
import { openPostgresRuntime, openSqliteRuntime } from './node-runtimes.ts'
import type { Send } from '#platform/web/api/transport.ts'

/** A running server with its own sample data. */
export interface Runtime {
  /** A new visitor: the sample administrator, until the user is switched. */
  visitor(): Promise<{ send: Send }>
  close(): Promise<void>
}

const runtimes = { sqlite: openSqliteRuntime, postgres: openPostgresRuntime, demo: openDemoRuntime }

export type RuntimeName = keyof typeof runtimes

const isRuntime = (name: string | undefined): name is RuntimeName => name !== undefined && Object.hasOwn(runtimes, name)

/** The runtime under test, by the Vitest project. */
export const runtimeName = (): RuntimeName => {
  const name = process.env['ATRIUM_TEST_RUNTIME']
  return isRuntime(name) ? name : 'sqlite'
}

export const openRuntime = (name: RuntimeName = runtimeName()): Promise<Runtime> => runtimes[name]()
