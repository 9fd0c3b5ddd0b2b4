import { expect, test } from 'vitest'
import { client } from '#platform/web/api/client.ts'
import { accountServer } from '#testing/servers/account-server.ts'
import { kanban } from '../contract.ts'

test('unassigns a deleted user from open tasks, but not from done ones', async () => {
  const home = await accountServer('kanban')
  const api = client(kanban, await home.as('u1'))
  const board = await api.list.send()
  const countHeld = (isDone: boolean, from = board) =>
    from
      .filter((column) => column.isDone === isDone)
      .flatMap(({ child }) => child)
      .filter(({ assignees }) => assignees.includes('u3'))
      .map(({ id }) => id)
  const [first = 0] = countHeld(false)
  expect(first).toBeGreaterThan(0)
  await home.remove('u3')
  const after = await api.list.send()
  expect(countHeld(false, after)).toEqual([])
  expect(countHeld(true, after)).toEqual(countHeld(true))
  const { activity } = await api.showTask.send({ params: { id: first } })
  expect(activity).toContainEqual(expect.objectContaining({ kind: 'unassigned', to: 'u3', userId: 'u3' }))
})
