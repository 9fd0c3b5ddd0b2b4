import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { toChange } from '../macros/macro-change.ts'
import { tickets } from '../contract.ts'
import { inverseCalls } from '../inverse-change.ts'

test('keeps the changes of a macro, with or without a text', async () => {
  const api = await serve(tickets, { as: 'agent' })
  const changes = { Status: 'Pending', assigneeId: 'me', addLabels: ['Delivery'] } as const
  const body = { title: 'Take it', changes: { ...changes, addLabels: ['Delivery'] } }
  const created = await api.addMacro.send({ body })
  expect(created).toMatchObject({ ...body, html: '' })
  const params = { id: created.id }
  const edited = await api.editMacro.send({ params, body: { changes: { priority: 'high' } } })
  expect(edited).toMatchObject({ title: 'Take it', changes: { priority: 'high' } })
  const empty = api.editMacro.send({ params, body: { changes: {} } })
  await expect(empty).rejects.toMatchObject({ status: 422, issues: [{ path: 'html' }] })
  await expect(api.addMacro.send({ body: { title: 'Nothing', html: '<p> </p>' } })).rejects.toMatchObject({
    status: 422,
  })
})

test('applies a macro in one call, which its inverse undoes', async () => {
  const api = await serve(tickets)
  const [before] = await api.list.send({ query: { currentFilter: 'Open', limit: 1 } })
  if (!before) throw new Error('no open ticket')
  const changes = { Status: 'Pending', assigneeId: 'me', team: 'accounts', addLabels: ['Macro'] } as const
  const change = toChange({ changes: { ...changes, addLabels: ['Macro'] } }, 'u1')
  const [after] = await api.bulk.send({ body: { ids: [before.id], ...change } })
  expect(after).toMatchObject({ Status: 'Pending', assigneeId: 'u1', team: 'accounts' })
  expect(after?.labels).toContain('Macro')
  for (const call of inverseCalls([before], change)) await api.bulk.send({ body: { ids: call.ids, ...call.change } })
  const { Status, assigneeId, team, labels } = await api.show.send({ params: { id: before.id } })
  expect({ Status, assigneeId, team, labels }).toEqual({
    Status: before.Status,
    assigneeId: before.assigneeId,
    team: before.team,
    labels: before.labels,
  })
})
