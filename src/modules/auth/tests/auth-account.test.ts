import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import {
  amina,
  matchFailure,
  join,
  findMessage,
  openAuth,
  otherPassword,
  password,
  getStatuses,
} from './auth-test-steps.ts'

const open = () => openAuth(openRuntime)
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('changes the profile for all users', async () => {
  const visit = await open()
  const [own, other] = [await visit(), await visit()]
  await own.auth.signIn.send({ body: amina })
  const body = { name: ' Amina Haddad-Roy ', jobTitle: 'Head of support', avatar: `data:image/png;base64,${dot}` }
  const changed = await own.account.edit.send({ body })
  expect(changed).toMatchObject({ ...body, name: 'Amina Haddad-Roy', email: amina.email })
  expect((await own.session.show.send()).user).toMatchObject({ name: 'Amina Haddad-Roy' })
  const users = await (await other.send('GET', '/api/colleagues')).json()
  expect(users).toContainEqual(expect.objectContaining({ name: 'Amina Haddad-Roy', avatar: body.avatar }))
  expect(await own.account.edit.send({ body: {} })).toEqual(changed)
  expect(await own.account.edit.send({ body: { avatar: '' } })).toMatchObject({ avatar: '', name: changed.name })
})

test('changes an address once the newest link to it is opened, and warns the old address', async () => {
  const visit = await open()
  const ownBrowser = await visit()
  const { email } = await join(ownBrowser, 'old@clients.example')
  await ownBrowser.account.changeEmail.send({ body: { email: 'mistyped@clients.example' } })
  expect((await ownBrowser.account.cancelEmail.send()).newEmail).toBeNull()
  expect(await ownBrowser.account.changeEmail.send({ body: { email: 'New@clients.example' } })).toMatchObject({
    email,
    newEmail: 'new@clients.example',
  })
  expect((await findMessage(ownBrowser, email, 3)).subject).toBe('Your email address is about to change')
  const mistyped = await findMessage(ownBrowser, 'mistyped@clients.example')
  await expect(ownBrowser.auth.confirm.send({ body: { token: mistyped.token } })).rejects.toEqual(
    matchFailure(422, 'token'),
  )
  const { token } = await findMessage(ownBrowser, 'new@clients.example')
  // The owner of the address may be a stranger who does not know the account's password.
  const stranger = await visit()
  await join(stranger, 'stranger@clients.example')
  await expect(stranger.auth.confirm.send({ body: { token } })).rejects.toEqual(matchFailure(403, 'signIn'))
  await stranger.send('DELETE', '/api/session')
  await expect(stranger.auth.confirm.send({ body: { token } })).rejects.toEqual(matchFailure(403, 'signIn'))
  expect(await ownBrowser.auth.confirm.send({ body: { token } })).toEqual({
    kind: 'email',
    email: 'new@clients.example',
  })
  expect(await ownBrowser.account.show.send()).toMatchObject({ email: 'new@clients.example', newEmail: null })
  await expect(ownBrowser.auth.signIn.send({ body: { email, password } })).rejects.toEqual(
    matchFailure(422, 'password'),
  )
  expect((await findMessage(ownBrowser, email, 4)).subject).toBe('Your email address was changed')
})

test('does not reveal an existing account on a change of address, but tells its owner', async () => {
  const visit = await open()
  const ownBrowser = await visit()
  await join(ownBrowser, 'second@clients.example')
  await ownBrowser.account.changeEmail.send({ body: { email: amina.email } })
  expect((await findMessage(ownBrowser, amina.email)).subject).toBe('You already have an account')
  await expect(ownBrowser.account.changeEmail.send({ body: { email: 'second@clients.example' } })).rejects.toEqual(
    matchFailure(422, 'email'),
  )
})

test('gives an address claimed by two accounts to the first that opens its link', async () => {
  const visit = await open()
  const [first, second] = [await visit(), await visit()]
  await join(first, 'one@clients.example')
  await join(second, 'other@clients.example')
  const email = 'wanted@clients.example'
  await first.account.changeEmail.send({ body: { email } })
  const one = await findMessage(first, email)
  await second.account.changeEmail.send({ body: { email } })
  const other = await findMessage(second, email, 2)
  const tries = [first.auth.confirm.send({ body: { token: one.token } })]
  tries.push(second.auth.confirm.send({ body: { token: other.token } }))
  expect((await getStatuses(tries)).toSorted()).toEqual([0, 422])
})

test('changes the password with the old one, and ends the other sessions', async () => {
  const visit = await open()
  const [own, other] = [await visit(), await visit()]
  const member = await join(own, 'change@clients.example')
  await other.auth.signIn.send({ body: member })
  const change = (current: string, next: string) =>
    own.account.changePassword.send({ body: { current, password: next } })
  await expect(change('wrong', otherPassword)).rejects.toEqual(matchFailure(422, 'current'))
  await expect(own.account.changePassword.send({ body: { password: otherPassword } })).rejects.toEqual(
    matchFailure(422, 'current'),
  )
  for (const weak of ['password1234', 'change change 1', password])
    await expect(change(password, weak), weak).rejects.toEqual(matchFailure(422, 'password'))
  await change(password, otherPassword)
  await expect(other.account.show.send()).rejects.toMatchObject({ status: 401 })
  expect((await own.account.show.send()).email).toBe(member.email)
  await expect(other.auth.signIn.send({ body: member })).rejects.toEqual(matchFailure(422, 'password'))
  expect(await other.auth.signIn.send({ body: { ...member, password: otherPassword } })).toEqual({ next: 'open' })
})

test('lists sessions and ends them; their next request is 401', async () => {
  const visit = await open()
  const [own, second, third, stranger] = [await visit(), await visit(), await visit(), await visit()]
  const member = await join(own, 'browsers@clients.example')
  await second.auth.signIn.send({ body: { ...member, remembered: true } })
  await third.auth.signIn.send({ body: member })
  const all = await own.account.listSessions.send()
  expect(all.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false])
  const remembered = all.find((one) => one.remembered)
  const days = (Date.parse(remembered?.expiresAt ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(20)

  const params = { id: remembered?.id ?? '' }
  await stranger.auth.signIn.send({ body: amina })
  await expect(stranger.account.endSession.send({ params })).rejects.toMatchObject({ status: 404 })
  await own.account.endSession.send({ params })
  await expect(own.account.endSession.send({ params })).rejects.toMatchObject({ status: 404 })
  await expect(second.account.show.send()).rejects.toMatchObject({ status: 401 })
  expect(await own.account.endOtherSessions.send()).toEqual({ ended: 1 })
  await expect(third.account.show.send()).rejects.toMatchObject({ status: 401 })
  expect(await own.account.listSessions.send()).toHaveLength(1)
  const current = all[0]?.id ?? ''
  await expect(own.account.endSession.send({ params: { id: current } })).rejects.toMatchObject({ status: 409 })
})

test('records a confirmed password, but not a wrong one', async () => {
  const visit = await open()
  const ownBrowser = await visit()
  const member = await join(ownBrowser, 'sudo@clients.example')
  await expect(ownBrowser.account.confirm.send({ body: { password: 'wrong' } })).rejects.toEqual(
    matchFailure(422, 'password'),
  )
  await ownBrowser.account.confirm.send({ body: { password: member.password } })
  const { confirmedUntil } = await ownBrowser.account.show.send()
  expect(Date.parse(confirmedUntil ?? '') - Date.now()).toBeGreaterThan(500_000)
})

test('deletes an account: nobody signs in, the address is free and other records stay', async () => {
  const visit = await open()
  const ownBrowser = await visit()
  await ownBrowser.auth.signIn.send({ body: amina })
  expect((await ownBrowser.account.show.send()).isLastAdministrator).toBe(false)
  await ownBrowser.account.remove.send()
  await expect(ownBrowser.account.show.send()).rejects.toMatchObject({ status: 401 })
  await expect(ownBrowser.auth.signIn.send({ body: amina })).rejects.toEqual(matchFailure(422, 'password'))
  await join(ownBrowser, amina.email, 'Amina again')
  expect((await ownBrowser.session.show.send()).user.id).not.toBe('u3')
})
