import { openDemoRuntime } from '#testing/browser/demo-runtime.ts'
import { openPostgresRuntime, openSqliteRuntime } from './node-runtimes.ts'
import type { Send } from '#platform/web/api/transport.ts'

/** One running server with sample data of its own. */
export interface Runtime {
  /** A new visitor: the sample administrator, until they become somebody else. */
  visitor(): Promise<{ send: Send }>
  close(): Promise<void>
}

const runtimes = { sqlite: openSqliteRuntime, postgres: openPostgresRuntime, demo: openDemoRuntime }

export type RuntimeName = keyof typeof runtimes

const isRuntime = (name: string | undefined): name is RuntimeName => name !== undefined && Object.hasOwn(runtimes, name)

/** The runtime that this test run is about, as its Vitest project says. */
export const runtimeName = (): RuntimeName => {
  const name = process.env['ATRIUM_TEST_RUNTIME']
  return isRuntime(name) ? name : 'sqlite'
}

export const openRuntime = (name: RuntimeName = runtimeName()): Promise<Runtime> => runtimes[name]()
