import type { Db } from '#platform/db/engines/database.ts'
import { allows } from '#platform/permissions/rules.ts'
import type { BackgroundServices } from '#platform/server/pipeline/call.ts'
import { tickets } from '../contract.ts'
import type { Automation } from '../contract-automations.ts'
import type { Tables } from './tables.ts'
import { type TicketRow, toTicket } from './ticket-rows.ts'

export type FindReaders = BackgroundServices['readers']

type Author = Pick<Awaited<ReturnType<FindReaders>>[number], 'ability'>

type Changing = Pick<Automation, 'changes'>

/**
 * Whether the author of an automation may make its changes, in every ticket or in this one. A record without values
 * meets no condition of a rule.
 */
export const mayChange = ({ ability }: Author, { changes }: Changing, row?: TicketRow) =>
  Object.keys(changes).every((field) => allows(ability, 'update', tickets.name, row ? toTicket(row) : {}, field))

/** Whether the author may make the changes with their current rights. */
export async function isAuthorised(readers: FindReaders, { createdById, changes }: Changing & { createdById: string }) {
  const [author] = await readers([createdById])
  return author !== undefined && mayChange(author, { changes })
}

/**
 * Returns the automations whose authors may still make their changes, with a check for each ticket, and deactivates
 * the others.
 */
export async function selectAuthorised<One extends Changing & { id: number; createdById: string }>(
  db: Db<Tables>,
  readers: FindReaders,
  automations: readonly One[],
) {
  if (automations.length === 0) return []
  const authors = await readers([...new Set(automations.map(({ createdById }) => createdById))])
  const checked = automations.map((automation) => {
    const author = authors.find(({ id }) => id === automation.createdById)
    const isAllowed = (row?: TicketRow) => author !== undefined && mayChange(author, automation, row)
    return { automation, isAllowed }
  })
  await deactivate(
    db,
    checked.filter(({ isAllowed }) => !isAllowed()).map(({ automation }) => automation.id),
  )
  return checked.filter(({ isAllowed }) => isAllowed())
}

/** Deactivates automations until a user who may make their changes activates them again. */
export async function deactivate(db: Db<Tables>, ids: readonly number[]) {
  if (ids.length > 0)
    await db.updateTable('ticketAutomations').set({ isActive: false }).where('id', 'in', ids).execute()
}
