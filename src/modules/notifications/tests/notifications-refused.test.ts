import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { notifications } from '../contract.ts'

const json = (method: string, body: unknown) => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

test('rejects invalid input with 422', async () => {
  const api = await serve(notifications)
  const [first] = await api.list.send()
  const ids = [first?.id]
  const { choices } = await api.preferences.send()
  const bad: [string, RequestInit][] = [
    ['?colour=red', {}],
    ['?limit=1001', {}],
    ['?page=0', {}],
    ['?sort=path', {}],
    ['?unread=perhaps', {}],
    ['/read', json('POST', {})],
    ['/read', json('POST', { ids })],
    ['/read', json('POST', { ids: [], read: true })],
    ['/read', json('POST', { ids: ['1'], read: true })],
    ['/read', json('POST', { ids: [2 ** 40], read: true })],
    ['/read', json('POST', { ids, read: 'yes' })],
    ['/read', json('POST', { ids, read: true, more: 1 })],
    ['/read', json('POST', { ids: Array.from({ length: 1001 }, (_, index) => index + 1), read: true })],
    ['/visit', json('POST', { path: '' })],
    ['/visit', json('POST', { path: 'x'.repeat(501) })],
    ['/remove', json('POST', { ids: [0] })],
    ['/restore', json('POST', { ids: null })],
    ['/preferences', json('PATCH', { mail: 'hourly' })],
    ['/preferences', json('PATCH', { hour: 24 })],
    ['/preferences', json('PATCH', { hour: 7.5 })],
    ['/preferences', json('PATCH', { timeZone: 'Mars/Olympus' })],
    ['/preferences', json('PATCH', { choices: [] })],
    ['/preferences', json('PATCH', { choices: [{ ...choices[0], kind: 'unheardOf' }] })],
    ['/preferences', json('PATCH', { choices: [{ ...choices[0], topic: 'nowhere' }] })],
    ['/preferences', json('PATCH', { choices: [{ ...choices[0], inApp: undefined }] })],
  ]
  for (const [path, init] of bad) {
    const { status } = await api.send(`${notifications.base}${path}`, init)
    expect(`${path} ${String(init.body ?? '')} ${status}`).toBe(`${path} ${String(init.body ?? '')} 422`)
  }
  expect((await api.preferences.send()).mail).toBe('daily')
})

test('rejects preferences for notices that the user cannot receive', async () => {
  const api = await serve(notifications, { as: 'viewer' })
  const may = await api.preferences.send()
  const all = await (await serve(notifications)).preferences.send()
  const others = all.choices.filter(({ topic }) => !may.choices.some((one) => one.topic === topic))
  for (const choice of others)
    await expect(api.prefer.send({ body: { choices: [choice] } })).rejects.toMatchObject({ status: 422 })
})
