import type { SearchSource } from '#platform/server/search/search-source.ts'
import type { Tables } from './tables.ts'

const unknown = '1970-01-01T00:00:00.000Z'

export const userEntries: SearchSource<Tables> = {
  tables: { users: 'id' },
  entries: (db) => async (ids) => {
    const rows = await db
      .selectFrom('users')
      .select(['id', 'name', 'email', 'jobTitle', 'createdAt'])
      .where('id', 'in', ids)
      .where('status', '!=', 'deleted')
      .execute()
    return rows.map(({ id, name, email, jobTitle, createdAt }) => ({
      recordId: id,
      title: name || email,
      detail: [jobTitle, email].filter(Boolean).join(' · '),
      text: [jobTitle, email].join('\n'),
      path: `/admin/users?user=${encodeURIComponent(id)}`,
      at: createdAt ?? unknown,
    }))
  },
}
