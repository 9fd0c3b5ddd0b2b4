import type { Call } from '#platform/server/pipeline/call.ts'
import { dayAt } from '#platform/server/figures/day-starts.ts'

/** The time, and the workspace with its time zone. */
export type WorkspaceTime = Pick<Call, 'now'> & { services: Pick<Call['services'], 'workspace'> }

/** Today in the workspace's time zone. Invoices due before are overdue. */
export const readToday = async ({ now, services: { workspace } }: WorkspaceTime) =>
  dayAt(now, (await workspace()).timeZone)

/** The day of a moment in UTC. */
export const toDay = (dateTime: string) => dateTime.slice(0, 10)
