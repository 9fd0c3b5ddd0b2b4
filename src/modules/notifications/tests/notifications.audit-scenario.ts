import type { AuditScenario } from '#testing/inputs/audit-scenario.ts'
import { client } from '#platform/web/api/client.ts'
import { notifications } from '../contract.ts'
import type { Tables } from '../server/tables.ts'

const reasonOfCopies = 'A notice is a copy for one user, and no shared record'

/** A custom notice, since the modules of a project may send none. */
const notice = {
  userId: 'u1',
  topic: notifications.name,
  kind: 'told',
  values: '{}',
  path: '/',
  count: 1,
  at: '2026-11-26T08:00:00.000Z',
  isShown: true,
  search: '',
}

export const scenario: AuditScenario['scenario'] = async ({ db, visit }) => {
  const { id } = await db
    .$extendTables<Pick<Tables, 'notifications'>>()
    .insertInto('notifications')
    .values(notice)
    .returning('id')
    .executeTakeFirstOrThrow()
  const api = client(notifications, await visit('u1'))
  await api.mark.send({ body: { ids: [id], read: true } })
  await api.mark.send({ body: { ids: [id], read: false } })
  await api.visit.send({ body: { path: notice.path } })
  await api.remove.send({ body: { ids: [id] } })
  await api.restore.send({ body: { ids: [id] } })
  await api.markAll.send({ body: {} })
  await api.prefer.send({ body: { mail: 'never' } })
}

export const unaudited: AuditScenario['unaudited'] = {
  'notifications.mark': reasonOfCopies,
  'notifications.markAll': reasonOfCopies,
  'notifications.visit': reasonOfCopies,
  'notifications.remove': reasonOfCopies,
  'notifications.restore': reasonOfCopies,
}
