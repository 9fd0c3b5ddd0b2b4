import { expect, test } from 'vitest'
import { client } from '#platform/web/api/client.ts'
import { accountServer } from '#testing/servers/account-server.ts'
import { tickets } from '../contract.ts'

test('unassigns open tickets of a deleted user with a history entry, and keeps the name on closed ones', async () => {
  const home = await accountServer('tickets')
  const api = client(tickets, await home.as('u1'))
  const make = (ticketTitle: string) =>
    api.create.send({
      body: {
        ticketTitle,
        ticketDescription: '<p>Text</p>',
        requester: { name: 'Wilma Aldous', email: 'wilma@aldous.example' },
        assigneeId: 'u3',
      },
    })
  const [open, closed] = [await make('Still open'), await make('Solved')]
  await api.edit.send({ params: { id: closed.id }, body: { Status: 'Closed' } })
  await client(tickets, await home.as('u3')).watch.send({ params: { id: open.id }, body: { watching: true } })
  await home.remove('u3')
  await expect(api.edit.send({ params: { id: open.id }, body: { assigneeId: 'u3' } })).rejects.toMatchObject({
    status: 422,
  })

  const ticket = await api.show.send({ params: { id: open.id } })
  expect(ticket).toMatchObject({ assigneeId: null, AgentName: '' })
  expect(ticket.watcherIds).not.toContain('u3')
  const timeline = await api.timeline.send({ params: { id: open.id } })
  expect(timeline.at(-1)).toMatchObject({ type: 'change', field: 'assignee', to: [], author: { id: 'u3' } })
  expect(await api.show.send({ params: { id: closed.id } })).toMatchObject({
    assigneeId: 'u3',
    AgentName: closed.AgentName,
  })
  expect(
    (await api.list.send()).filter(({ Status, assigneeId }) => Status !== 'Closed' && assigneeId === 'u3'),
  ).toEqual([])
})
