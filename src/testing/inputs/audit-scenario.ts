import type { Database } from '#platform/db/engines/database.ts'
import type { Send } from '#platform/web/api/transport.ts'

/** The server of a scenario, with all modules and sample data. */
export interface ScenarioServer {
  /** Another browser, in which this sample user is signed in; u1 is the administrator. */
  visit(userId: string): Promise<{ send: Send }>
  /** Lets so many milliseconds go by. */
  pass(milliseconds: number): void
  /** For what nobody can do by an endpoint of the module's own. */
  db: Database['db']
  /** Has the writes count of somebody who visits another server than this one. */
  watch(db: Database['db'], visitor: { send: Send }): { send: Send }
}

/** What `tests/<module>.audit-scenario.ts` of a module tells of writes for which a schema alone is not enough. */
export interface AuditScenario {
  /** Calls each of them once, so that it changes something. */
  scenario: (server: ScenarioServer) => Promise<void>
  /** Endpoints, by `contract.name`, that change nothing that is anybody's record, and why. */
  unaudited?: Readonly<Record<string, string>>
  /** Endpoints that write something although they refuse, and why. */
  counted?: Readonly<Record<string, string>>
}
