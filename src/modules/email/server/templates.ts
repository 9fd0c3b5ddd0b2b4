import type { Db } from '#platform/db/engines/database.ts'
import { Failure, notFound } from '#platform/errors/failure.ts'
import { maxTemplates, type Template } from '../contract-templates.ts'
import type { Tables } from './tables.ts'

const columns = ['id', 'name', 'subject', 'body'] as const

const selectTemplates = (db: Db<Tables>, userId: string) =>
  db.selectFrom('emailTemplates').select(columns).where('userId', '=', userId)

export const listTemplates = (db: Db<Tables>, userId: string): Promise<Template[]> =>
  selectTemplates(db, userId).orderBy('name').orderBy('id').execute()

export async function findTemplate(db: Db<Tables>, userId: string, id: number): Promise<Template> {
  const template = await selectTemplates(db, userId).where('id', '=', id).executeTakeFirst()
  if (!template) throw notFound(`Template ${id} not found`)
  return template
}

export async function addTemplate(db: Db<Tables>, userId: string, template: Omit<Template, 'id'>): Promise<Template> {
  const rows = await selectTemplates(db, userId).execute()
  if (rows.length >= maxTemplates) throw new Failure(422, `You can have at most ${maxTemplates} templates`)
  return db
    .insertInto('emailTemplates')
    .values({ userId, ...template })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export async function editTemplate(
  db: Db<Tables>,
  userId: string,
  id: number,
  changes: { [Field in 'name' | 'subject' | 'body']?: Template[Field] | undefined },
): Promise<Template> {
  const template = await findTemplate(db, userId, id)
  const { name = template.name, subject = template.subject, body = template.body } = changes
  await db
    .updateTable('emailTemplates')
    .set({ name, subject, body })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .execute()
  return findTemplate(db, userId, id)
}

export async function removeTemplate(db: Db<Tables>, userId: string, id: number) {
  await findTemplate(db, userId, id)
  await db.deleteFrom('emailTemplates').where('id', '=', id).where('userId', '=', userId).execute()
}
