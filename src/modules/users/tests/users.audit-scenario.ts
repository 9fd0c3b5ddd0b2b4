import { client } from '#platform/web/api/client.ts'
import type { ScenarioServer } from '#testing/inputs/audit-scenario.ts'
import { users } from '../contract.ts'

export async function scenario({ visit, pass, db }: ScenarioServer) {
  const api = client(users, await visit('u1'))
  const people = [{ email: 'ada.lind@larkmoor.example' }]
  const [invited] = await api.invite.send({ body: { people, role: 'agent' } })
  pass(3_600_000)
  await api.inviteAgain.send({ params: { id: invited?.id ?? '' } })
  const { before } = await api.bulk.send({ body: { ids: ['u3'], changes: { role: 'viewer' } } })
  await api.editEach.send({ body: { users: before } })

  await visit('u3')
  const { openSessions } = await api.show.send({ params: { id: 'u3' } })
  await api.endSession.send({ params: { id: 'u3', session: openSessions[0]?.id ?? '' } })
  await visit('u3')
  await api.signOut.send({ body: { ids: ['u3'] } })

  await db.updateTable('users').set({ secondFactorAt: '2031-03-02T09:00:00.000Z' }).where('id', '=', 'u3').execute()
  await api.removeFactor.send({ params: { id: 'u3' } })
}
