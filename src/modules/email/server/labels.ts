import type { Db } from '#platform/db/engines/database.ts'
import { conflict, Failure, notFound } from '#platform/errors/failure.ts'
import { fold } from '#platform/text/fold.ts'
import { type Label, maxLabels } from '../contract-email.ts'
import type { Tables } from './tables.ts'

const columns = ['id', 'name', 'color'] as const

async function checkName(db: Db<Tables>, userId: string, name: string, except = 0) {
  const duplicate = await db
    .selectFrom('emailLabels')
    .select('id')
    .where('userId', '=', userId)
    .where('folded', '=', fold(name))
    .where('id', '!=', except)
    .executeTakeFirst()
  if (duplicate) throw conflict('A label with this name already exists')
}

export async function addLabel(db: Db<Tables>, userId: string, { name, color }: Omit<Label, 'id'>): Promise<Label> {
  const rows = await db.selectFrom('emailLabels').select('id').where('userId', '=', userId).execute()
  if (rows.length >= maxLabels) throw new Failure(422, `You can have at most ${maxLabels} labels`)
  await checkName(db, userId, name)
  const values = { userId, name, color, folded: fold(name) }
  return db.insertInto('emailLabels').values(values).returning(columns).executeTakeFirstOrThrow()
}

export async function editLabel(
  db: Db<Tables>,
  userId: string,
  id: number,
  { name, color }: Partial<Omit<Label, 'id'>>,
) {
  if (name !== undefined) await checkName(db, userId, name, id)
  const values = { ...(name !== undefined && { name, folded: fold(name) }), ...(color && { color }) }
  const labelKey = { id, userId }
  const label = await (
    Object.keys(values).length > 0
      ? db
          .updateTable('emailLabels')
          .set(values)
          .where('id', '=', labelKey.id)
          .where('userId', '=', labelKey.userId)
          .returning(columns)
      : db.selectFrom('emailLabels').select(columns).where('id', '=', labelKey.id).where('userId', '=', labelKey.userId)
  ).executeTakeFirst()
  if (!label) throw notFound(`Label ${id} not found`)
  return label
}

export async function removeLabel(db: Db<Tables>, userId: string, id: number) {
  const removed = await db
    .deleteFrom('emailLabels')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirst()
  if (!removed) throw notFound(`Label ${id} not found`)
}
