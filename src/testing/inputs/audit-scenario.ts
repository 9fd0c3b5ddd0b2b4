import type { Database } from '#platform/db/engines/database.ts'
import type { Send } from '#platform/web/api/transport.ts'

/** The server of a scenario, with all modules and sample data. */
export interface ScenarioServer {
  /** Another browser, in which this sample user is signed in; u1 is the administrator. */
  visit(userId: string): Promise<{ send: Send }>
  /** Advances the clock by this many milliseconds. */
  pass(milliseconds: number): void
  /** For changes without an endpoint in the module. */
  db: Database['db']
  /** Observes the writes of a visitor of another server. */
  watch(db: Database['db'], visitor: { send: Send }): { send: Send }
}

/** The exports of `tests/<module>.audit-scenario.ts`, for writes that need more than a schema. */
export interface AuditScenario {
  /** Calls each endpoint once, so that it changes something. */
  scenario: (server: ScenarioServer) => Promise<void>
  /** Endpoints, by `contract.name`, that change no record, and why. */
  unaudited?: Readonly<Record<string, string>>
  /** Endpoints that write although they refuse, and why. */
  counted?: Readonly<Record<string, string>>
}
