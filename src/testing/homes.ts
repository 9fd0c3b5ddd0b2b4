import { openDemoHome } from './demo-home.ts'
import { openPostgresHome, openSqliteHome } from './node-homes.ts'
import type { Send } from '#platform/web/transport.ts'

/** One running server with sample data of its own. */
export interface Home {
  /** A new visitor: the sample administrator, until they become somebody else. */
  visitor(): Promise<{ send: Send }>
  close(): Promise<void>
}

const homes = { sqlite: openSqliteHome, postgres: openPostgresHome, demo: openDemoHome }

export type HomeName = keyof typeof homes

const isHome = (name: string | undefined): name is HomeName => name !== undefined && Object.hasOwn(homes, name)

/** The home that this test run is about, as its Vitest project says. */
export const homeName = (): HomeName => {
  const name = process.env['ATRIUM_TEST_HOME']
  return isHome(name) ? name : 'sqlite'
}

export const openHome = (name: HomeName = homeName()): Promise<Home> => homes[name]()
