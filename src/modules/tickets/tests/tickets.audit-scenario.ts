import { client } from '#platform/web/api/client.ts'
import type { AuditScenario } from '#testing/inputs/audit-scenario.ts'
import { tickets } from '../contract.ts'
import { ticketServiceLevels } from '../contract-service-levels.ts'

export const scenario: AuditScenario['scenario'] = async ({ visit }) => {
  const visitor = await visit('u1')
  const api = client(tickets, visitor)
  const params = { id: 1 }
  const { id: commentId } = await api.comment.send({ params, body: { kind: 'note', html: '<p>And the kite?</p>' } })
  await api.split.send({ params, body: { commentId, ticketTitle: 'Kite' } })
  const serviceLevels = client(ticketServiceLevels, visitor)
  const { changedAt: _at, ...draft } = await serviceLevels.show.send()
  await serviceLevels.save.send({ body: draft })
  const { address } = await api.askRating.send({ params })
  const token = new URL(address).pathname.split('/').at(-1) ?? ''
  await api.rate.send({ params: { token }, body: { score: 'good' } })
}

export const unaudited: AuditScenario['unaudited'] = {
  'tickets.view': 'Who has a ticket open is kept for less than a minute',
}
