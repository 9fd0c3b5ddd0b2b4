import type { SelectQueryBuilder } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import type { Tables } from './tables.ts'

const retentionDays = 30
const day = 24 * 60 * 60 * 1000

/** Deletes contacts whose time in the trash is over. Every write to the trash does this, so that no timer is needed. */
export async function purgeTrash(db: Db<Tables>, now: string) {
  const before = new Date(Date.parse(now) - retentionDays * day).toISOString()
  await db.deleteFrom('contacts').where('deletedAt', '<', before).execute()
}

/** Permanently deletes the contacts in the trash whose owner passes `mayRemove`. */
export async function emptyTrash(db: Db<Tables>, mayRemove: (ownerId: string) => boolean) {
  const owners = await db
    .selectFrom('contacts')
    .select('ownerId')
    .distinct()
    .where('deletedAt', 'is not', null)
    .execute()
  const permittedOwners = owners.map(({ ownerId }) => ownerId).filter((ownerId) => mayRemove(ownerId))
  if (permittedOwners.length === 0) return { removed: 0 }
  const { numDeletedRows } = await db
    .deleteFrom('contacts')
    .where('deletedAt', 'is not', null)
    .where('ownerId', 'in', permittedOwners)
    .executeTakeFirstOrThrow()
  return { removed: Number(numDeletedRows) }
}

type Companies = SelectQueryBuilder<Tables, 'contactsCompanies', { id: number }>

/** Deletes companies in the trash. Those that were merged into one of them count as merged into what that was merged into. */
export async function deleteCompanies(db: Db<Tables>, choose: (companies: Companies) => Companies) {
  const chosen = choose(db.selectFrom('contactsCompanies').select('id').where('deletedAt', 'is not', null))
  await db
    .updateTable('contactsCompanies')
    .set((eb) => ({
      mergedInto: eb
        .selectFrom('contactsCompanies as target')
        .select('target.mergedInto')
        .whereRef('target.id', '=', 'contactsCompanies.mergedInto'),
    }))
    .where('mergedInto', 'in', chosen)
    .execute()
  await db.deleteFrom('contactsCompanies').where('id', 'in', chosen).execute()
}

/** Deletes companies whose time in the trash is over. */
export async function purgeCompanies(db: Db<Tables>, now: string) {
  const before = new Date(Date.parse(now) - retentionDays * day).toISOString()
  await deleteCompanies(db, (companies) => companies.where('deletedAt', '<', before))
}
