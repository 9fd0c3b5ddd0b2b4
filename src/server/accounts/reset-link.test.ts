import { expect, test } from 'vitest'
import { productionServer } from '#testing/servers/production-server.ts'
import { resetLink } from './reset-link.ts'

const password = 'seven quiet green boats'
const other = 'eleven loud yellow kites'
const email = 'ada@house.example'

async function open(own: Parameters<typeof productionServer>[1] = {}) {
  const server = await productionServer(['auth', 'users'], own)
  const send = (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    return server
      .visitor()
      .send(new Request(`http://atrium.test${path}`, { method: 'POST', headers, body: JSON.stringify(body) }))
  }
  const createLink = (of?: string) =>
    resetLink(server.database, server.services, server.apis, { email: of, removesFactor: false })
  return { server, send, createLink }
}

test('gives the only administrator a link to a new password, and emails nothing', async () => {
  const { server, send, createLink } = await open()
  await expect(createLink()).rejects.toThrow('There is no administrator yet')
  const code = await server.services.secrets.setupCode()
  await send('/api/auth/setup', { code, name: 'Ada', email, password })
  await expect(createLink('bo@house.example')).rejects.toThrow(`These are administrators:\n  ${email}`)

  const { link } = await createLink()
  expect(link).toMatch(/^http:\/\/atrium\.test\/auth\/reset-password#/)
  expect(await server.messagesTo(email)).toEqual([])
  const token = link.split('#')[1]
  expect((await send('/api/auth/reset', { token, password: other })).status).toBe(200)
  expect((await send('/api/auth/sign-in', { email, password: other })).status).toBe(200)
  expect((await createLink(email.toUpperCase())).email).toBe(email)
})
