import { expect, test } from 'vitest'
import { languages, offeredLanguages } from '#platform/i18n/languages.ts'
import { startedServer } from '#testing/servers/started-server.ts'
import { securityText } from './security-text.ts'
import { readSettings } from '#server/lifecycle/settings.ts'

test('names the security contact if there is one, valid for half a year', async () => {
  const settings = { ATRIUM_SECURITY_CONTACT: 'security@atrium.example', SITE_URL: 'https://atrium.example' }
  const { port } = await startedServer(settings)
  const response = await fetch(`http://127.0.0.1:${port}/.well-known/security.txt`)
  expect([response.status, await response.text()]).toEqual([
    200,
    securityText('mailto:security@atrium.example', settings.SITE_URL, new Date()),
  ])
  const tags = offeredLanguages.map((code) => languages[code].tag).join(', ')
  expect(securityText('mailto:a@b.example', 'https://c.example', new Date('2031-01-01T13:00:00Z'))).toBe(
    `Contact: mailto:a@b.example\nExpires: 2031-06-30T00:00:00Z\nPreferred-Languages: ${tags}\nCanonical: https://c.example/.well-known/security.txt\n`,
  )
  const without = await startedServer()
  expect((await fetch(`http://127.0.0.1:${without.port}/.well-known/security.txt`)).status).toBe(404)
})

test.each(['javascript:alert(1)', 'http://a.example', 'a b@c.example', 'mailto:a@b.example\nContact: x', 'nobody'])(
  'refuses the contact %j at the start',
  (contact) => {
    expect(() => readSettings({ ATRIUM_SECURITY_CONTACT: contact })).toThrow(/ATRIUM_SECURITY_CONTACT/)
  },
)
