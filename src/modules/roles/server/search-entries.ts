import type { SearchSource } from '#platform/server/search/search-source.ts'
import type { Tables } from './role-rows.ts'

const unknown = '1970-01-01T00:00:00.000Z'

/** Custom roles only, since the names of shipped roles are translated in the client. */
export const roleEntries: SearchSource<Tables> = {
  tables: { roles: 'id' },
  entries: (db) => async (ids) => {
    const rows = await db.selectFrom('roles').select(['id', 'name', 'createdAt']).where('id', 'in', ids).execute()
    return rows.flatMap(({ id, name, createdAt }) =>
      name === null
        ? []
        : [
            {
              recordId: id,
              title: name,
              path: `/admin/roles?role=${encodeURIComponent(id)}`,
              at: createdAt ?? unknown,
            },
          ],
    )
  },
}
