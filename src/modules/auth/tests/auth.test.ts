import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import {
  amina,
  matchFailure,
  ines,
  join,
  findMessage,
  openAuth,
  otherPassword,
  password,
  getStatuses,
} from './auth-test-steps.ts'

const open = () => openAuth(openRuntime)

test('signs in and out, and switches users', async () => {
  const visit = await open()
  const browser = await visit()
  const { samplePassword, sampleUsers, mode } = await browser.auth.options.send()
  expect([mode, samplePassword]).toEqual(['sample', 'larkmoor'])
  expect(sampleUsers).toHaveLength(8)
  expect(sampleUsers).toContainEqual(expect.objectContaining({ email: amina.email, role: 'agent' }))

  expect(await browser.auth.signIn.send({ body: amina })).toEqual({ next: 'open' })
  expect((await browser.session.show.send()).user.email).toBe(amina.email)
  expect((await browser.account.show.send()).email).toBe(amina.email)
  await browser.auth.signIn.send({ body: { ...ines, email: ' INES.Carvalho@Larkmoor.example ' } })
  expect((await browser.session.show.send()).user.email).toBe(ines.email)

  await browser.send('DELETE', '/api/session')
  await expect(browser.session.show.send()).rejects.toMatchObject({ status: 401 })
  await expect(browser.account.show.send()).rejects.toMatchObject({ status: 401 })
})

test('answers a wrong password and an unknown address alike', async () => {
  const visit = await open()
  const browser = await visit()
  const answers = []
  for (const body of [
    { ...ines, password: 'wrong' },
    { email: 'nobody@larkmoor.example', password: 'wrong' },
  ]) {
    const response = await browser.send('POST', '/api/auth/sign-in', body)
    const { requestId: _, ...problem } = await response.json()
    answers.push([response.status, problem, response.headers.get('set-cookie')])
  }
  expect(answers[0]?.slice(0, 2)).toMatchObject([422, { issues: [{ path: 'password' }] }])
  expect(answers[1]).toEqual(answers[0])
})

test('starts a new session at sign-in and ends the one before', async () => {
  const visit = await open()
  const browser = await visit()
  const before = await join(browser, 'rosa@clients.example')
  const [planted] = await browser.account.listSessions.send()
  await browser.auth.signIn.send({ body: before })
  const now = await browser.account.listSessions.send()
  expect(now).toHaveLength(1)
  expect(now[0]?.id).not.toBe(planted?.id)
})

test('opens an account by the emailed link, once', async () => {
  const visit = await open()
  const browser = await visit()
  const email = 'ada.moreau@clients.example'
  const body = { name: '  Ada Moreau ', email: 'Ada.Moreau@clients.example', language: 'fr' } as const
  await browser.auth.signUp.send({ body })
  await expect(browser.auth.signIn.send({ body: { email, password } })).rejects.toEqual(matchFailure(422, 'password'))

  const { token, subject, html, path } = await findMessage(browser, email)
  expect(subject).toBe('Confirmez votre adresse')
  expect(html).toContain('Bonjour,')
  expect(html).not.toContain('Ada Moreau')
  expect(path).toMatch(/^\/auth\/confirm#[\w-]{43}$/)
  expect(await browser.auth.showLink.send({ body: { token } })).toMatchObject({ kind: 'account', email })

  await expect(browser.auth.confirm.send({ body: { token } })).rejects.toEqual(matchFailure(422, 'token'))
  await expect(browser.auth.reset.send({ body: { token, password: 'Ada.Moreau is here' } })).rejects.toEqual(
    matchFailure(422, 'password'),
  )
  const choose = () => browser.auth.reset.send({ body: { token, password } })
  expect((await getStatuses([choose(), choose(), choose()])).toSorted()).toEqual([0, 422, 422])
  await expect(choose()).rejects.toEqual(matchFailure(422, 'token'))
  await expect(browser.auth.showLink.send({ body: { token } })).rejects.toEqual(matchFailure(422, 'token'))
  expect(await browser.auth.signIn.send({ body: { email, password, remembered: true } })).toEqual({ next: 'open' })
  expect((await browser.session.show.send()).user).toMatchObject({ email, name: 'Ada Moreau', role: 'viewer' })
})

test('opens an account with the password chosen at the link, not the one from sign-up', async () => {
  const visit = await open()
  const [thief, owner] = [await visit(), await visit()]
  const email = 'both@clients.example'
  const typed = await thief.send('POST', '/api/auth/sign-up', { name: 'Thief', email, password: otherPassword })
  expect(typed.status).toBe(422)
  await thief.auth.signUp.send({ body: { name: 'Thief', email } })
  await owner.auth.signUp.send({ body: { name: 'Owner', email } })
  await thief.auth.resend.send({ body: { email } })
  const { token } = await findMessage(owner, email, 3)
  expect(await owner.auth.reset.send({ body: { token, name: 'Owner', password } })).toEqual({ kind: 'account', email })
  await expect(thief.auth.signIn.send({ body: { email, password: otherPassword } })).rejects.toEqual(
    matchFailure(422, 'password'),
  )
  expect(await owner.auth.signIn.send({ body: { email, password } })).toEqual({ next: 'open' })
  expect((await owner.session.show.send()).user.name).toBe('Owner')
  // The unused links are invalid.
  for (const message of await owner.auth.messages.send({ query: { to: email } }))
    await expect(owner.auth.showLink.send({ body: { token: message.path.split('#')[1] ?? '' } })).rejects.toEqual(
      matchFailure(422, 'token'),
    )
})

test('tells the owner of an existing account about a sign-up by email only', async () => {
  const visit = await open()
  const browser = await visit()
  const answers = []
  for (const email of [amina.email, 'new@clients.example']) {
    const response = await browser.send('POST', '/api/auth/sign-up', { name: 'Somebody', email })
    answers.push([response.status, await response.text()])
    const again = await browser.send('POST', '/api/auth/resend', { email })
    answers.push([again.status, await again.text()])
  }
  expect(answers).toEqual(answers.map(() => [204, '']))
  expect(await findMessage(browser, amina.email)).toMatchObject({ subject: 'You already have an account' })
  expect((await findMessage(browser, 'new@clients.example', 2)).subject).toBe('Confirm your email address')
  expect(await browser.auth.signIn.send({ body: amina })).toEqual({ next: 'open' })
})

test('replaces a forgotten password by a link, once, and ends all sessions', async () => {
  const visit = await open()
  const [browser, other] = [await visit(), await visit()]
  const { email } = await join(browser, 'forgetful@clients.example')
  await other.auth.forgot.send({ body: { email } })
  await other.auth.forgot.send({ body: { email: 'nobody@clients.example' } })
  const { token, path } = await findMessage(other, email, 2)
  expect(path).toContain('/auth/reset-password#')
  await expect(other.auth.reset.send({ body: { token, password: 'Forgetful2026' } })).rejects.toEqual(
    matchFailure(422, 'password'),
  )
  const once = await getStatuses(
    [1, 2, 3].map(() => other.auth.reset.send({ body: { token, password: otherPassword } })),
  )
  expect(once.toSorted()).toEqual([0, 422, 422])

  await expect(browser.account.show.send()).rejects.toMatchObject({ status: 401 })
  await expect(other.auth.signIn.send({ body: { email, password } })).rejects.toEqual(matchFailure(422, 'password'))
  expect(await other.auth.signIn.send({ body: { email, password: otherPassword } })).toEqual({ next: 'open' })
  await findMessage(other, email, 3)
  const messages = await other.auth.messages.send({ query: { to: email } })
  expect(messages.map(({ subject }) => subject)).toContain('Your password was changed')
  expect(await other.auth.messages.send({ query: { to: 'nobody@clients.example' } })).toEqual([])
})

test('compares all 128 characters of a password, and refuses longer ones', async () => {
  const visit = await open()
  const browser = await visit()
  const { email } = await join(browser, 'longwinded@clients.example')
  const longest = 'Nine boats under a hill. '.repeat(6).slice(0, 127)
  const set = async (chosen: string) => {
    await browser.auth.forgot.send({ body: { email } })
    const { token } = await findMessage(browser, email, 2)
    return browser.auth.reset.send({ body: { token, password: chosen } })
  }
  await expect(set(`${longest}ab`)).rejects.toEqual(matchFailure(422, 'password'))
  await set(`${longest}a`)
  await expect(browser.auth.signIn.send({ body: { email, password: `${longest}b` } })).rejects.toEqual(
    matchFailure(422, 'password'),
  )
  expect(await browser.auth.signIn.send({ body: { email, password: `${longest}a` } })).toEqual({ next: 'open' })
})

test('signs in several at once while the first rehashes the password', async () => {
  const visit = await open()
  const browsers = await Promise.all([visit(), visit(), visit(), visit()])
  expect(await getStatuses(browsers.map(({ auth }) => auth.signIn.send({ body: amina })))).toEqual([0, 0, 0, 0])
})
