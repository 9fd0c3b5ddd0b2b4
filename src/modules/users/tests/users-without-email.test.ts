import { describe, expect, test } from 'vitest'
import { session } from '#platform/contracts/session-contract.ts'
import { client } from '#platform/web/api/client.ts'
import { hasModules } from '#testing/project/created-project.ts'
import { productionServer } from '#testing/servers/production-server.ts'
import { users } from '../contract.ts'

const send = async (visitor: ReturnType<Server['visitor']>, path: string, body: unknown) => {
  const headers = { 'content-type': 'application/json' }
  return visitor.send(new Request(`http://atrium.test${path}`, { method: 'POST', headers, body: JSON.stringify(body) }))
}
type Server = Awaited<ReturnType<typeof productionServer>>

const password = 'seven quiet green boats'

/** An installation with an administrator. */
async function open(options: Parameters<typeof productionServer>[1]) {
  const server = await productionServer(['auth', 'users'], options)
  const visitor = server.visitor()
  const code = await server.services.secrets.setupCode()
  await send(visitor, '/api/auth/setup', { code, name: 'Ada', email: 'ada@house.example', password })
  return { server, visitor, api: client(users, visitor), session: client(session, visitor) }
}

const iris = { people: [{ email: 'iris@house.example' }], role: 'viewer' }

// A project may have this module without sign-in.
describe.runIf(hasModules('auth'))('emails to users', () => {
  test('without a mail server, invitations and resets return their links, which work once, and no email waits', async () => {
    const { server, visitor, api, session } = await open({ post: undefined })
    expect((await session.show.send()).sendsEmail).toBe(false)
    const [invited] = await api.invite.send({ body: iris })
    expect(invited?.link).toMatch(/^http:\/\/atrium\.test\/auth\/invitation#[\w-]{43}$/)
    // The administrator may have lost the first one.
    const params = { id: invited?.id ?? '' }
    const { link } = await api.inviteAgain.send({ params })
    expect(link).not.toBe(invited?.link)
    const token = link?.split('#')[1]
    const body = { token, password: 'eleven loud yellow kites' }
    expect((await send(server.visitor(), '/api/auth/reset', body)).status).toBe(200)
    expect((await send(server.visitor(), '/api/auth/reset', body)).status).toBe(422)

    const reset = await api.resetPassword.send({ params })
    expect(reset.link).toMatch(/^http:\/\/atrium\.test\/auth\/reset-password#/)
    await send(visitor, '/api/auth/forgot', { email: 'iris@house.example' })
    expect(await server.db.selectFrom('outbox').select('id').execute()).toEqual([])
    expect(await (await visitor.send(new Request('http://atrium.test/api/auth/options'))).json()).toMatchObject({
      lacksEmail: true,
    })
  })

  test('with a mail server, only the owner learns the link', async () => {
    const { server, api, session } = await open({})
    expect((await session.show.send()).sendsEmail).toBeUndefined()
    const [invited] = await api.invite.send({ body: iris })
    expect(invited?.link).toBeNull()
    expect(await server.messagesTo('iris@house.example')).toHaveLength(1)
  })
})
