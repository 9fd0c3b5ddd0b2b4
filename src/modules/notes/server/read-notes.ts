import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { page } from '#platform/db/queries/page.ts'
import type { Handlers } from '#platform/server/api.ts'
import { fold } from '#platform/text/fold.ts'
import type { notes } from '../contract.ts'
import { withMembers, withMembersOfOne } from './members.ts'
import { colorChoice, labelPattern } from './note-index.ts'
import { noteRows } from './note-rows.ts'
import type { Tables } from './tables.ts'

export const readHandlers = (db: Db<Tables>): Pick<Handlers<typeof notes>, 'list' | 'facets' | 'show'> => {
  const { visible, find } = noteRows(db)
  return {
    list: async ({ user, query: { deleted = false, label, reminder, ...query }, services }) => {
      let matches = visible(user.id).where('deletedAt', deleted ? 'is not' : 'is', null)
      if (label?.length) {
        const labelled = label.map((one) => sql<SqlBool>`${sql.ref('labelKey')} like ${labelPattern(one)} escape '\\'`)
        matches = matches.where((eb) => eb.or(labelled))
      }
      if (reminder !== undefined) matches = matches.where('reminderAt', reminder ? 'is not' : 'is', null)
      if (query.sort === 'position') matches = matches.orderBy('pinned', 'desc')
      const named = await services.withChoices(query, [colorChoice])
      const found = await page(matches, named, (row) => row)
      return found.with(await withMembers(db, found.items))
    },

    facets: async ({ user }) => {
      const rows = await visible(user.id).clearSelect().select(['archived', 'deletedAt', 'labels']).execute()
      const undeleted = rows.filter(({ deletedAt }) => deletedAt === null)
      const groups = Map.groupBy(
        undeleted.flatMap(({ labels }) => labels),
        (label) => fold(label),
      )
      return {
        notes: undeleted.filter(({ archived }) => !archived).length,
        archived: undeleted.filter(({ archived }) => archived).length,
        deleted: rows.length - undeleted.length,
        labels: [...groups]
          .sort(([one], [other]) => (one < other ? -1 : 1))
          .map(([folded, labels]) => ({ label: labels[0] ?? folded, count: labels.length })),
      }
    },

    show: async ({ user, params: { id } }) => withMembersOfOne(db, await find(user.id, id)),
  }
}
