import type { AuditScenario } from '#testing/inputs/audit-scenario.ts'
import { client } from '#platform/web/api/client.ts'
import { notifications } from '../contract.ts'

const own = 'What somebody was told is a copy for them alone, and no record of the house'

export const scenario: AuditScenario['scenario'] = async ({ visit }) => {
  const api = client(notifications, await visit('u1'))
  const [first] = await api.list.send({ query: { unread: true } })
  const ids = first ? [first.id] : []
  await api.mark.send({ body: { ids, read: true } })
  await api.mark.send({ body: { ids, read: false } })
  await api.visit.send({ body: { path: first?.path ?? '' } })
  await api.remove.send({ body: { ids } })
  await api.restore.send({ body: { ids } })
  await api.markAll.send({ body: {} })
  await api.prefer.send({ body: { mail: 'never' } })
}

export const unaudited: AuditScenario['unaudited'] = {
  'notifications.mark': own,
  'notifications.markAll': own,
  'notifications.visit': own,
  'notifications.remove': own,
  'notifications.restore': own,
}
