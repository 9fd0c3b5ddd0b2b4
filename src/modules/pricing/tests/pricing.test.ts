import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { pricing, type PlanRequestDraft } from '../contract.ts'

const draft: PlanRequestDraft = { plan: 'team', period: 'yearly', people: 9, text: 'From March on', language: 'en' }

test('lists requests of the signed-in user only', async () => {
  const api = await serve(pricing, { as: 'agent' })
  const requested = await api.ask.send({ body: draft })
  expect(requested).toMatchObject({ plan: 'team', period: 'yearly', people: 9, text: 'From March on' })
  expect(await api.list.send()).toEqual([requested])
  const other = await api.as('manager')
  expect(await other.list.send()).toEqual([])
})

test('accepts one of several concurrent requests for a plan per day', async () => {
  const api = await serve(pricing)
  const tries = await Promise.allSettled([1, 2, 3].map(() => api.ask.send({ body: draft })))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(api.ask.send({ body: draft })).rejects.toMatchObject({
    status: 422,
    issues: [{ path: 'plan', reason: 'asked' }],
  })
  await api.ask.send({ body: { ...draft, plan: 'partner' } })
  expect(await api.list.send()).toHaveLength(2)
})

test.each([
  ['an unknown plan', { plan: 'community' }],
  ['an unknown period', { period: 'daily' }],
  ['zero people', { people: 0 }],
  ['a fraction of a person', { people: 1.5 }],
  ['too many people', { people: 1e9 }],
  ['a text that is too long', { text: 'x'.repeat(2001) }],
  ['a request for another user', { userId: 'u2' }],
])('rejects %s', async (_, invalid) => {
  const api = await serve(pricing)
  const answer = await api.send(pricing.base, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...draft, ...invalid }),
  })
  expect(answer.status).toBe(422)
  expect(await api.list.send()).toEqual([])
})

test('renders every plan with both prices and structured data on the public page', async () => {
  const api = await serve(pricing)
  const text = await (await api.send('/frontend-pages/pricing')).text()
  expect(text.match(/<article class="pricing-plan/g)).toHaveLength(3)
  expect(text).toContain('<strong>£49</strong>')
  expect(text).toContain('<strong>£40.83</strong>')
  expect(text).toContain('"@type":"Offer"')
  expect(await (await api.send('/ar/frontend-pages/pricing')).text()).toContain('dir="rtl"')
})
