import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { amina, findMessage, openAuth, password } from './auth-test-steps.ts'

const open = () => openAuth(openRuntime)
const email = 'x@clients.example'
const person = { name: 'X', email }
const long = 'x'.repeat(130)
const token = 'x'.repeat(43)
const answer = { id: 'x', rawId: 'x', type: 'public-key', clientExtensionResults: {} }
const asserted = { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' }

test('rejects invalid input at its field', async () => {
  const browser = await (await open())()
  await browser.auth.signIn.send({ body: amina })
  const before = await browser.account.show.send()
  await browser.auth.signUp.send({ body: { name: 'X', email: 'wanderer@clients.example' } })
  const { token: opening } = await findMessage(browser, 'wanderer@clients.example')
  const cases: [method: string, path: string, body: unknown, at: string][] = [
    ['POST', 'auth/sign-in', {}, 'email'],
    ['POST', 'auth/sign-in', { email: 'nobody', password }, 'email'],
    ['POST', 'auth/sign-in', { email, password: '' }, 'password'],
    ['POST', 'auth/sign-in', { email, password: 'x'.repeat(1001) }, 'password'],
    ['POST', 'auth/sign-in', { email, password: ['x'] }, 'password'],
    ['POST', 'auth/sign-in', { email: { $ne: '' }, password }, 'email'],
    ['POST', 'auth/sign-in', { email, password, remembered: 'yes' }, 'remembered'],
    ['POST', 'auth/sign-in', { email, password, role: 'admin' }, 'role'],
    ['POST', 'auth/second-factor', { code: '' }, 'code'],
    ['POST', 'auth/second-factor', { code: 123_456 }, 'code'],
    ['POST', 'auth/sign-up', { ...person, role: 'admin' }, 'role'],
    ['POST', 'auth/sign-up', { ...person, name: ' ' }, 'name'],
    ['POST', 'auth/sign-up', { ...person, name: '<b>X</b>' }, 'name'],
    ['POST', 'auth/sign-up', { ...person, name: 'a\nb' }, 'name'],
    ['POST', 'auth/sign-up', { ...person, email: `${long}${long}@clients.example` }, 'email'],
    ['POST', 'auth/sign-up', { ...person, email: `x@clients.example\nBcc: y@z.example` }, 'email'],
    ['POST', 'auth/sign-up', { ...person, password }, 'password'],
    ['POST', 'auth/sign-up', { ...person, language: 'xx' }, 'language'],
    ['POST', 'auth/resend', { email: 7 }, 'email'],
    ['POST', 'auth/forgot', { email: '' }, 'email'],
    ['POST', 'auth/forgot', { email, to: 'y@clients.example' }, 'to'],
    ['POST', 'auth/link', { token }, 'token'],
    ['POST', 'auth/confirm', { token }, 'token'],
    ['POST', 'auth/confirm', { token: null }, 'token'],
    ['POST', 'auth/confirm', { token: 'x'.repeat(201) }, 'token'],
    ['POST', 'auth/reset', { token, password }, 'token'],
    ['POST', 'auth/reset', { token, password: 'elevenchars' }, 'password'],
    ['POST', 'auth/reset', { token, password: long }, 'password'],
    ['POST', 'auth/reset', { token: opening, password: 'Password2026' }, 'password'],
    ['POST', 'auth/reset', { token: opening, password: 'the wanderer 1' }, 'password'],
    ['POST', 'auth/reset', { token: opening, password: 'four bold words', name: 'A bold one' }, 'password'],
    ['POST', 'auth/passkeys/sign-in', { id: 'x', answer: {} }, 'answer.id'],
    ['POST', 'auth/passkeys/sign-in', { id: 'x', answer: { ...answer, response: asserted } }, 'answer'],
    ['POST', 'auth/providers/finish', { address: 'x', flow: 'x' }, 'address'],
    ['POST', 'auth/providers/finish', { address: 'https://x.example', flow: 'x' }, 'flow'],
    ['GET', 'auth/letters', undefined, 'to'],
    ['PATCH', 'account', { email }, 'email'],
    ['PATCH', 'account', { role: 'admin' }, 'role'],
    ['PATCH', 'account', { name: '' }, 'name'],
    ['PATCH', 'account', { jobTitle: long }, 'jobTitle'],
    ['PATCH', 'account', { avatar: 'https://elsewhere.example/x.png' }, 'avatar'],
    ['PATCH', 'account', { avatar: 'data:image/svg+xml;base64,PHN2Zz4=' }, 'avatar'],
    ['PATCH', 'account', { avatar: `data:image/png;base64,${btoa('<script>')}` }, 'avatar'],
    ['PATCH', 'account', { avatar: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAA6mAAAOpgCAYA' }, 'avatar'],
    ['PATCH', 'account', { avatar: `data:image/png;base64,iVBORw0KGgo${'A'.repeat(24_000)}` }, 'avatar'],
    ['PUT', 'account/password', { current: 'larkmoor', password: 'larkmoor' }, 'password'],
    ['PUT', 'account/password', { current: 'wrong', password }, 'current'],
    ['POST', 'account/confirm', { password: 'wrong' }, 'password'],
    ['PUT', 'account/email', { email: amina.email.toUpperCase() }, 'email'],
    ['PUT', 'account/second-factor', { code: '1'.repeat(21) }, 'code'],
    ['POST', 'account/passkeys', { id: 'x', name: '', created: {} }, 'name'],
  ]
  const accepted = []
  for (const [method, path, body, at] of cases) {
    const response = await browser.send(method, `/api/${path}`, body)
    const { issues = [] } = response.ok ? {} : await response.json()
    const isRefused = response.status === 422 && issues.some((issue: { path: string }) => issue.path.startsWith(at))
    if (!isRefused) accepted.push([path, body, response.status, issues])
  }
  expect(accepted).toEqual([])
  expect(await browser.account.show.send()).toEqual(before)
})

test('rejects malformed requests and wrong methods', async () => {
  const { send } = await (await open())()
  expect((await send('POST', '/api/auth/sign-in', '{')).status).toBe(400)
  expect((await send('PUT', '/api/auth/sign-in', amina)).status).toBe(405)
  expect((await send('DELETE', '/api/account/passkeys/0')).status).toBe(404)
  expect((await send('DELETE', '/api/account/sessions/none')).status).toBe(404)
})
