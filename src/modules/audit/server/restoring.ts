import type { RestoredAs } from '#platform/db/audit/restore-rows.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { forbidden } from '#platform/errors/failure.ts'
import { allows } from '#platform/permissions/rules.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { getScope } from '#platform/server/permissions/row-filters.ts'
import type { AuditEntry } from '../contract.ts'
import { canRestore, isOwn, listChangedRows } from './rows.ts'
import type { Tables } from './tables.ts'

type Caller = Pick<Call, 'user' | 'access'>

const rights = { insert: 'create', update: 'update', delete: 'delete' } as const

/**
 * Whether the user may write like this to every record and field of the entry's contract. Rows are restored as they were,
 * past the checks of the contract's endpoints, so rights on some records do not suffice; of a private contract all rows
 * are the user's own.
 */
function mayRestoreAs({ access: { ability, contracts } }: Caller, topic: string, kind: RestoredAs) {
  const contract = contracts.find(({ name }) => name === topic)
  if (!contract) return ability.can('manage', 'all')
  const action = rights[kind]
  if (contract.private) return allows(ability, action, contract)
  const hasFieldRules = ability.possibleRulesFor(action, topic).some(({ fields }) => fields)
  return getScope(ability, action, contract) === 'all' && !hasFieldRules
}

/** Throws unless the user may write like this to the records of the entry. */
export const checkRestoreAs = (caller: Caller, topic: string) => (kind: RestoredAs) => {
  if (!mayRestoreAs(caller, topic, kind)) throw forbidden()
}

/**
 * Whether the rows of an entry can be restored: not if it is private and has rows of other users, such as the recipients'
 * copies of a message, which would be lost to them.
 */
export async function areRestorable(db: Db<Tables>, { id, private: isPrivate }: AuditEntry, userId: string) {
  if (!(await canRestore(db, id))) return false
  return !isPrivate || (await listChangedRows(db, id)).every(isOwn(userId))
}

/** Whether to offer a restore; the rights to create and delete are checked by it, since they depend on its direction. */
export const isRestorable = async (db: Db<Tables>, caller: Caller, entry: AuditEntry) =>
  mayRestoreAs(caller, entry.topic, 'update') && (await areRestorable(db, entry, caller.user.id))
