import type { Db } from '#platform/db/engines/database.ts'
import { conflict, forbidden, notFound, refused } from '#platform/errors/failure.ts'
import { allows } from '#platform/permissions/rules.ts'
import { api, type Handlers } from '#platform/server/api.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { relabel } from '#platform/text/labels.ts'
import { type Ticket, tickets } from './contract.ts'
import { maxLabels } from './contract-fields.ts'
import { automationsApi } from './server/automations.ts'
import { macros } from './server/macros.ts'
import { addComment } from './server/comments.ts'
import { createTicket } from './server/create-ticket.ts'
import { inTimeZone } from './server/dated-search.ts'
import { createFromEnquiry } from './server/enquiry.ts'
import { changeTicket, readHistory } from './server/history.ts'
import { mergeTickets } from './server/merge.ts'
import { notifyAssigned, notifyDue } from './server/notices.ts'
import { pastTickets } from './server/past-tickets.ts'
import { readServiceLevels, serviceLevelsApi } from './server/service-levels.ts'
import { askRating, findRated, findRating, saveRating } from './server/ratings.ts'
import { releaseTickets } from './server/release-tickets.ts'
import { prepareChanges } from './server/requester.ts'
import { runAutomations, runIdleAutomations } from './server/run-automations.ts'
import { savedViewsApi } from './server/saved-views.ts'
import { ticketEntries } from './server/search-entries.ts'
import { splitTicket } from './server/split.ts'
import type { Tables } from './server/tables.ts'
import { ticketFigures } from './server/ticket-figures.ts'
import { countFacets, countStatuses, countViews, listTickets } from './server/ticket-list.ts'
import { findTicket, findTickets, lockTicket, lockTickets, type TicketRow, toTicket } from './server/ticket-rows.ts'
import { purgeTrash, trashHandlers } from './server/trash.ts'
import { recordViewer } from './server/viewers.ts'

/** Moving to the trash and back needs the right to delete, in every endpoint. */
function checkTrash({ access: { ability } }: Pick<Call, 'access'>, ticket: Ticket, deleted: boolean | undefined) {
  if (deleted !== undefined && !allows(ability, 'delete', tickets.name, ticket)) throw forbidden()
}

const inUse = (row: TicketRow) => {
  if (row.deletedAt !== null) throw conflict('This ticket is in the trash')
  return row
}

const createReadHandlers = (
  db: Db<Tables>,
): Pick<
  Handlers<typeof tickets>,
  'list' | 'counts' | 'facets' | 'viewCounts' | 'figures' | 'show' | 'timeline' | 'past' | 'download'
> => ({
  list: async (call) => listTickets(db, await inTimeZone(call.query, call), { userId: call.user.id, now: call.now }),

  counts: async (call) =>
    countStatuses(db, await inTimeZone(call.query, call), { userId: call.user.id, now: call.now }),

  facets: ({ user, now }) => countFacets(db, { userId: user.id, now }),

  viewCounts: async ({ user, query, now, services: { workspace } }) =>
    countViews(db, { timeZone: (await workspace()).timeZone, ...query }, { userId: user.id, now }),

  figures: ({ query, now }) => ticketFigures(db, query, now),

  show: async ({ params: { id } }) => toTicket(await findTicket(db, id)),

  timeline: async ({ params: { id } }) => {
    await findTicket(db, id)
    return readHistory(db, id)
  },

  past: async ({ params: { id } }) => (await pastTickets(db, id)).map(toTicket),

  download: async ({ params: { id, fileId }, services: { files } }) => {
    const { attachments } = await findTicket(db, id)
    const comments = await db.selectFrom('ticketComments').select('attachments').where('ticketId', '=', id).execute()
    const all = [...attachments, ...comments.flatMap((comment) => comment.attachments)]
    const file = all.find((one) => one.id === fileId)
    if (!file) throw notFound('File not found')
    return files.open(file)
  },
})

const createChangeHandlers = (
  db: Db<Tables>,
): Pick<Handlers<typeof tickets>, 'create' | 'edit' | 'comment' | 'watch' | 'view'> => ({
  create: async (call) => {
    const row = await createTicket(db, call)
    notifyAssigned(call, call.user.name, undefined, row)
    await runAutomations(db, 'created', [row.id], call)
    return toTicket(await findTicket(db, row.id))
  },

  edit: async ({ params: { id }, user, body, now, check, access, services, ...telling }) => {
    const row = await lockTicket(db, id, now)
    check(toTicket(row))
    checkTrash({ access }, toTicket(row), body.deleted)
    if (body.deleted === undefined) inUse(row)
    const serviceLevels = await readServiceLevels(db)
    await changeTicket(db, row, await prepareChanges(db, body), { userId: user.id, now, serviceLevels })
    if (body.deleted !== undefined) await purgeTrash(db, services.files, now)
    notifyAssigned(telling, user.name, row, await findTicket(db, id))
    if (body.deleted === undefined) await runAutomations(db, 'changed', [id], { ...telling, services, now })
    return toTicket(await findTicket(db, id))
  },

  comment: async ({ params: { id }, body, check, ...call }) => {
    const row = inUse(await lockTicket(db, id, call.now))
    check(toTicket(row))
    return addComment(db, { ...call, row, draft: body })
  },

  watch: async ({ params: { id }, user, body: { watching }, db: { withRowFilters } }) => {
    await findTicket(withRowFilters(db), id)
    const row = { ticketId: id, userId: user.id }
    if (watching) {
      await db
        .insertInto('ticketWatchers')
        .values(row)
        .onConflict((onConflict) => onConflict.doNothing())
        .execute()
    } else {
      await db.deleteFrom('ticketWatchers').where('ticketId', '=', id).where('userId', '=', user.id).execute()
    }
    return toTicket(await findTicket(db, id))
  },

  view: async ({ params: { id }, user, now, body: { state }, db: { withRowFilters }, events: { signal } }) => {
    await findTicket(withRowFilters(db), id)
    const viewers = await recordViewer(db, { ticketId: id, userId: user.id, state, now })
    const otherIds = viewers.map(({ userId }) => userId).filter((userId) => userId !== user.id)
    if (otherIds.length > 0) signal(otherIds, 'viewers', { ticketId: id, viewers })
    return viewers
  },
})

const createBulkHandlers = (db: Db<Tables>): Pick<Handlers<typeof tickets>, 'bulk' | 'merge' | 'split'> => ({
  bulk: async ({
    body: { ids: requestedIds, addLabels = [], removeLabels = [], ...body },
    user,
    now,
    check,
    access,
    services,
    ...telling
  }) => {
    const ids = [...new Set(requestedIds)]
    const rows = await lockTickets(db, ids, now)
    const changes = await prepareChanges(db, body)
    const serviceLevels = await readServiceLevels(db)
    for (const row of rows) {
      check(toTicket(row))
      checkTrash({ access }, toTicket(row), body.deleted)
      if (body.deleted === undefined) inUse(row)
      const labels = relabel(row.labels, addLabels, removeLabels)
      if (labels.length > maxLabels) throw refused('addLabels', `A ticket has at most ${maxLabels} labels`)
      await changeTicket(db, row, { ...changes, labels }, { userId: user.id, now, serviceLevels })
    }
    if (body.deleted !== undefined) await purgeTrash(db, services.files, now)
    const after = await findTickets(db, ids)
    after.forEach((row, index) => notifyAssigned(telling, user.name, rows[index], row))
    if (body.deleted === undefined) await runAutomations(db, 'changed', ids, { ...telling, services, now })
    return (await findTickets(db, ids)).map(toTicket)
  },

  merge: async ({ params: { id }, body: { into }, user, now, check, services: { files } }) => {
    if (into === id) throw refused('into', 'A ticket cannot be merged with itself')
    const [source, target] = await lockTickets(db, [id, into], now)
    if (!source || !target) throw notFound()
    check(toTicket(source))
    check(toTicket(target))
    await mergeTickets(db, { source, target, author: { userId: user.id, now }, files })
    return toTicket(await findTicket(db, into))
  },

  split: async ({ params: { id }, body, check, access: { ability }, ...call }) => {
    const { user, now } = call
    const source = inUse(await lockTicket(db, id, now))
    check(toTicket(source))
    if (!allows(ability, 'create', tickets.name)) throw forbidden()
    const row = await splitTicket(db, { source, ...body, author: { userId: user.id, now } })
    notifyAssigned(call, user.name, undefined, row)
    await runAutomations(db, 'created', [row.id], call)
    return toTicket(await findTicket(db, row.id))
  },
})

const ratings = (db: Db<Tables>): Pick<Handlers<typeof tickets>, 'rating' | 'askRating' | 'publicRating' | 'rate'> => ({
  rating: async ({ params: { id } }) => {
    await findTicket(db, id)
    return findRating(db, id)
  },

  askRating: async ({ params: { id }, check, ...call }) => {
    const row = inUse(await lockTicket(db, id, call.now))
    check(toTicket(row))
    return askRating(db, id, call)
  },

  publicRating: ({ params: { token }, ...call }) => findRated(db, token, call),

  rate: ({ params: { token }, body, ...call }) => saveRating(db, token, body, call),
})

const ticketsApi = api(
  tickets,
  (db: Db<Tables>) => ({
    ...createReadHandlers(db),
    ...createChangeHandlers(db),
    ...trashHandlers(db),
    ...createBulkHandlers(db),
    ...macros(db),
    ...ratings(db),
  }),
  {
    search: ticketEntries,
    encryptedColumns: [
      {
        table: 'ticketRatings',
        key: 'ticketId',
        column: 'tokenHash',
        storedAs: 'hash',
        encryptedIn: 'sealedToken',
      },
      { table: 'ticketRatings', key: 'ticketId', column: 'sealedToken', storedAs: 'encrypted' },
    ],
    onEnquiry: (db) => (enquiry, tools) => createFromEnquiry(db, enquiry, tools),
    onAccount:
      (db) =>
      async ({ kind, userId }, tools) => {
        if (kind === 'deleted') await releaseTickets(db, userId, tools)
      },
    every: [
      { seconds: 300, run: (db) => (tools) => notifyDue(db, tools) },
      { seconds: 300, run: (db) => (tools) => runIdleAutomations(db, tools) },
    ],
  },
)

export default [ticketsApi, savedViewsApi, serviceLevelsApi, automationsApi]
