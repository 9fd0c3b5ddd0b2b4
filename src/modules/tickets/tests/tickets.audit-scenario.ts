import { client } from '#platform/web/api/client.ts'
import type { AuditScenario } from '#testing/inputs/audit-scenario.ts'
import { tickets } from '../contract.ts'

export const scenario: AuditScenario['scenario'] = async ({ visit }) => {
  const api = client(tickets, await visit('u1'))
  const params = { id: 1 }
  const { id: commentId } = await api.comment.send({ params, body: { kind: 'note', html: '<p>And the kite?</p>' } })
  await api.split.send({ params, body: { commentId, ticketTitle: 'Kite' } })
}

export const unaudited: AuditScenario['unaudited'] = {
  'tickets.view': 'Who has a ticket open is kept for less than a minute',
}
