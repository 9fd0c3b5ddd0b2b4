import { describe, expect, test } from 'vitest'
import { client } from '#platform/web/api/client.ts'
import { startMailServer } from '#testing/servers/external/mail-server.ts'
import { hasModules } from '#testing/project/created-project.ts'
import { productionServer } from '#testing/servers/production-server.ts'
import type { Services } from '#platform/server/services.ts'
import { smtpPost, smtpServer } from '#server/mail/smtp.ts'
import { workspace } from '../contract.ts'

const email = 'ada@house.example'

async function open(own: (server: Awaited<ReturnType<typeof productionServer>>) => Partial<Services>) {
  const server = await productionServer(['auth', 'users', 'workspace'])
  server.restart(own(server))
  const visitor = server.visitor()
  const body = {
    code: await server.services.secrets.setupCode(),
    name: 'Ada',
    email,
    password: 'seven quiet green boats',
  }
  const headers = { 'content-type': 'application/json' }
  await visitor.send(
    new Request('http://atrium.test/api/auth/setup', { method: 'POST', headers, body: JSON.stringify(body) }),
  )
  return { server, api: client(workspace, visitor) }
}

const from = 'mail@larkmoor.example'

const withServer = (url: string) => (server: Awaited<ReturnType<typeof productionServer>>) => {
  const post = smtpPost({ url, from, database: server.database, files: undefined })
  return { post, mailServer: smtpServer(url, from, post) }
}

// A project may have this module without accounts.
describe.runIf(hasModules('auth', 'users'))('email of the workspace', () => {
  test('says that there is no mail server, and sends no test', async () => {
    const { api } = await open(() => ({ post: undefined }))
    expect(await api.email.send()).toMatchObject({ delivery: 'waiting', host: null, waiting: 0, failed: 0 })
    expect(await api.testEmail.send()).toMatchObject({ fault: 'notSetUp' })
  })

  test('sends a test to the caller, and says why it failed', async () => {
    const mail = await startMailServer()
    const { api } = await open(withServer(mail.url))
    await api.edit.send({ body: { name: 'Larkmoor', version: 0 } })
    expect(await api.email.send()).toMatchObject({ delivery: 'sent', sender: 'Larkmoor <mail@larkmoor.example>' })
    expect(await api.testEmail.send()).toEqual({ to: email, fault: null, detail: '' })
    expect(mail.received.map(({ to }) => to)).toEqual([[email]])
    expect(mail.received[0]?.text).toContain('From: Larkmoor <mail@larkmoor.example>\r\n')
    await mail.end()
    expect(await api.testEmail.send()).toMatchObject({
      fault: 'unreachable',
      detail: expect.stringContaining('ECONNREFUSED'),
    })
  })

  test('lists the first steps of a new installation until they are done', async () => {
    const { api } = await open(() => ({ post: undefined }))
    const listOpenSteps = async () => (await api.steps.send()).filter(({ isDone }) => !isDone).map(({ name }) => name)
    expect(await listOpenSteps()).toEqual(['company', 'email', 'people', 'secondFactor', 'backup'])
    await api.edit.send({ body: { companyName: 'Larkmoor', version: 0 } })
    await api.finishStep.send({ params: { name: 'backup' } })
    await api.finishStep.send({ params: { name: 'backup' } })
    expect(await listOpenSteps()).toEqual(['email', 'people', 'secondFactor'])
  })
})
