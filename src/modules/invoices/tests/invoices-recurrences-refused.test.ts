import { expect, test } from 'vitest'
import { client } from '#platform/web/api/client.ts'
import { openServer } from '#testing/inputs/endpoints.ts'
import { serve } from '#testing/inputs/serve.ts'
import { invoices } from '../contract.ts'
import { invoiceRecurrences } from '../contract-recurrences.ts'

// Sample invoices: 1 is issued, 21 void, 41 in the trash, 62 a draft.
const good = { invoiceId: 1, interval: 'month', startDate: '2031-01-31' } as const

const json = (body: unknown, method: string) => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

test('the server refuses wrong values at their field', async () => {
  const api = await serve(invoiceRecurrences)
  const { id } = await api.create.send({ body: good })
  const before = await api.list.send()
  const wrong: [object, string][] = [
    [{ interval: 'day' }, 'interval'],
    [{ startDate: '2031-02-30' }, 'startDate'],
    [{ startDate: '2020-01-31' }, 'startDate'],
    [{ startDate: 'tomorrow' }, 'startDate'],
    [{ endDate: '2031-01-30' }, 'endDate'],
    [{ endDate: '' }, 'endDate'],
    [{ times: 0 }, 'times'],
    [{ times: 1001 }, 'times'],
    [{ times: 1.5 }, 'times'],
    [{ endDate: '2031-12-31', times: 3 }, 'times'],
    [{ isIssued: 'yes' }, 'isIssued'],
    [{ isPaused: 1 }, 'isPaused'],
    [{ nextDate: '2031-02-28' }, 'nextDate'],
    [{ madeCount: 3 }, 'madeCount'],
    [{ createdById: 'u2' }, 'createdById'],
  ]
  const attempts: [string, string, unknown, string][] = wrong.flatMap(
    ([body, at]): [string, string, unknown, string][] => [
      ['POST', '', { ...good, ...body }, at],
      ['PATCH', `/${id}`, body, at],
    ],
  )
  attempts.push(
    ['POST', '', { ...good, invoiceId: '1' }, 'invoiceId'],
    ['POST', '', { ...good, invoiceId: undefined }, 'invoiceId'],
    ['PATCH', `/${id}`, { invoiceId: 2 }, 'invoiceId'],
    ['PATCH', `/${id}`, { deleted: 'yes' }, 'deleted'],
  )
  for (const [method, path, body, at] of attempts) {
    const response = await api.send(`${invoiceRecurrences.base}${path}`, json(body, method))
    const { issues = [] } = await response.json()
    expect([method, body, response.status, issues.map((issue: { path: string }) => issue.path)]).toEqual([
      method,
      body,
      422,
      expect.arrayContaining([at]),
    ])
  }
  expect(await api.list.send()).toEqual(before)
})

test('unknown, void and removed invoices cannot be repeated, nor unknown or removed recurrences changed', async () => {
  const api = await serve(invoiceRecurrences)
  const repeat = (invoiceId: number) => api.create.send({ body: { ...good, invoiceId } })
  await expect(repeat(999_999)).rejects.toMatchObject({ status: 404 })
  for (const id of [21, 41]) await expect(repeat(id)).rejects.toMatchObject({ status: 409 })
  const params = { id: (await repeat(62)).id }
  await expect(api.edit.send({ params: { id: 999_999 }, body: { isPaused: true } })).rejects.toMatchObject({
    status: 404,
  })
  await expect(api.remove.send({ params: { id: 999_999 } })).rejects.toMatchObject({ status: 404 })
  await api.remove.send({ params })
  await expect(api.remove.send({ params })).rejects.toMatchObject({ status: 404 })
  await expect(api.edit.send({ params, body: { isPaused: true } })).rejects.toMatchObject({ status: 409 })
  expect((await api.list.send()).map(({ id }) => id)).not.toContain(params.id)
})

test('a change of a field that another user has changed is refused once', async () => {
  const api = await serve(invoiceRecurrences)
  const { id } = await api.create.send({ body: good })
  const params = { id }
  await api.edit.send({ params, body: { interval: 'week' } })
  const response = await api.send(
    `${invoiceRecurrences.base}/${id}`,
    json({ interval: 'year', base: { interval: 'month' } }, 'PATCH'),
  )
  expect(response.status).toBe(409)
  await api.send(`${invoiceRecurrences.base}/${id}`, json({ isIssued: true, base: { isIssued: false } }, 'PATCH'))
  expect((await api.list.send()).find((one) => one.id === id)).toMatchObject({ interval: 'week', isIssued: true })
})

test('agents and viewers see recurring invoices and change none', async () => {
  const admin = await serve(invoiceRecurrences)
  const { id } = await admin.create.send({ body: good })
  const before = await admin.list.send()
  for (const role of ['agent', 'viewer'] as const) {
    const api = await admin.as(role)
    expect(await api.list.send()).toEqual(before)
    for (const attempt of [
      () => api.create.send({ body: good }),
      () => api.edit.send({ params: { id }, body: { isPaused: true } }),
      () => api.remove.send({ params: { id } }),
    ])
      await expect(attempt()).rejects.toMatchObject({ status: 403 })
  }
  const manager = await admin.as('manager')
  await manager.edit.send({ params: { id }, body: { isPaused: true } })
  await manager.remove.send({ params: { id } })
})

test('a recurrence can do no more than its author', async () => {
  const server = openServer()
  const subject = invoiceRecurrences.name
  const all = { action: ['read', 'create', 'update', 'delete'], subject }
  const repeatAs = async (isIssued: boolean, invoiceActions: string[]) => {
    await server.giveRules('u2', [all, { action: invoiceActions, subject: invoices.name }])
    const api = client(invoiceRecurrences, await server.signIn('u2'))
    return api.create.send({ body: { ...good, isIssued } }).then(
      () => 201,
      (error: { status: number }) => error.status,
    )
  }
  expect(await repeatAs(false, ['read'])).toBe(422)
  expect(await repeatAs(true, ['read', 'create'])).toBe(422)
  expect(await repeatAs(false, ['read', 'create'])).toBe(201)
  expect(await repeatAs(true, ['read', 'create', 'update'])).toBe(201)
  expect(await repeatAs(false, ['create'])).toBe(404)
})
