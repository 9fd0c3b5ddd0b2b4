import type { Db } from '#platform/db/engines/database.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { type Step, stepNames } from '../contract-steps.ts'
import type { Tables } from './tables.ts'
import { setValues } from './workspace-rows.ts'

/** The first steps; a step is done once its effect is there, or an administrator says so. */
export async function listSteps(
  db: Db<Tables>,
  { settings: { mode, delivery }, user }: Pick<Call, 'settings' | 'user'>,
): Promise<Step[]> {
  if (mode === 'sample') return []
  const markedSteps = new Set((await db.selectFrom('workspaceSteps').select('name').execute()).map(({ name }) => name))
  const { companyName } = await setValues(db)
  const people = await db.selectFrom('users').select('id').where('status', '<>', 'deleted').limit(2).execute()
  const self = await db.selectFrom('users').select('secondFactorAt').where('id', '=', user.id).executeTakeFirst()
  const isDone: Record<Step['name'], boolean> = {
    company: Boolean(companyName),
    email: delivery === 'sent',
    people: people.length > 1,
    secondFactor: (self?.secondFactorAt ?? null) !== null,
    // Backups leave no trace in the database.
    backup: false,
  }
  return stepNames.map((name) => ({ name, isDone: isDone[name] || markedSteps.has(name) }))
}

export const finishStep = async (db: Db<Tables>, name: Step['name'], now: string) =>
  void (await db
    .insertInto('workspaceSteps')
    .values({ name, doneAt: now })
    .onConflict((stored) => stored.column('name').doNothing())
    .execute())
