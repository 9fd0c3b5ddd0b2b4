import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { drafts, forms } from '../contract.ts'

const right = {
  name: 'Berg Lighting',
  kind: 'goods',
  website: '',
  about: '',
  country: 'DE',
  street: 'Hafenstraße 1',
  postalCode: '20457',
  city: 'Hamburg',
  region: '',
  vatNumber: 'DE123456789',
  iban: '',
  startsOn: '2027-01-01',
  endsOn: '2027-12-31',
  paymentDays: 30,
  orderLimit: 100,
  people: [{ name: 'Ada Berg', email: 'ada@berg.example', phone: '', role: 'sales' }],
  agreed: true,
}
const [person] = right.people

const cases: readonly [name: string, changes: object, path: string, reason: string][] = [
  ['no name', { name: ' ' }, 'name', 'required'],
  ['a long name', { name: 'x'.repeat(81) }, 'name', 'tooLong'],
  ['an unknown kind', { kind: 'gifts' }, 'kind', 'choose'],
  ['a website with another protocol', { website: 'ftp://berg.example' }, 'website', 'url'],
  ['a script as a website', { website: 'javascript:alert(1)' }, 'website', 'url'],
  ['a long note', { about: 'x'.repeat(301) }, 'about', 'tooLong'],
  ['an unknown country', { country: 'XX' }, 'country', 'choose'],
  ['a postal code of another country', { postalCode: '1234' }, 'postalCode', 'postal'],
  ['a state in a country without states', { region: 'CA' }, 'region', 'choose'],
  ['no state in a country with states', { country: 'US', postalCode: '94103', vatNumber: '' }, 'region', 'required'],
  ['a VAT number of another country', { vatNumber: 'FR12345678901' }, 'vatNumber', 'vat'],
  ['no VAT number', { vatNumber: '' }, 'vatNumber', 'required'],
  ['an IBAN with a typing error', { iban: 'DE89370400440532013001' }, 'iban', 'iban'],
  ['an invalid date', { startsOn: '2027-02-30' }, 'startsOn', 'date'],
  ['an end before the beginning', { endsOn: '2026-12-31' }, 'endsOn', 'order'],
  ['a fractional payment term', { paymentDays: 1.5 }, 'paymentDays', 'whole'],
  ['a payment term that is too long', { paymentDays: 121 }, 'paymentDays', 'atMost'],
  ['a text as a number', { orderLimit: '100' }, 'orderLimit', 'number'],
  ['a tenth of a cent', { orderLimit: 0.001 }, 'orderLimit', 'cents'],
  ['no contact', { people: [] }, 'people', 'chooseOne'],
  [
    'too many contacts',
    { people: Array.from({ length: 6 }, (_, at) => ({ ...person, email: `${at}@a.example` })) },
    'people',
    'tooMany',
  ],
  ['one address twice', { people: [person, { ...person, email: 'ADA@berg.example' }] }, 'people.1.email', 'twice'],
  ['a text as a phone number', { people: [{ ...person, phone: 'call me' }] }, 'people.0.phone', 'phone'],
  ['an unknown role', { people: [{ ...person, role: 'boss' }] }, 'people.0.role', 'choose'],
  ['an unknown upload', { attachments: ['nowhere-123'] }, 'attachments.0', 'undefined'],
  ['terms that are not accepted', { agreed: false }, 'agreed', 'accept'],
  ['an unknown field', { createdById: 'u2' }, 'createdById', 'invalid'],
]

const json = { 'content-type': 'application/json' }

test('reports each kind of error at its field, with its reason', async () => {
  const api = await serve(forms)
  for (const [name, changes, path, reason] of cases) {
    const body = JSON.stringify({ ...right, ...changes })
    const answer = await api.send(forms.base, { method: 'POST', body, headers: json })
    expect(answer.status, name).toBe(422)
    const { issues } = await answer.json()
    const reported = issues.map((issue: { path: string; reason?: string }) => [issue.path, String(issue.reason)])
    expect(reported, name).toContainEqual([path, reason])
  }
})

test('reports all errors in one response, including those between two fields', async () => {
  const api = await serve(forms)
  const body = JSON.stringify({ ...right, name: '', endsOn: '2020-01-01', postalCode: 'x', agreed: undefined })
  const answer = await api.send(forms.base, { method: 'POST', body, headers: json })
  const { issues } = await answer.json()
  expect(issues.map(({ path }: { path: string }) => path).toSorted()).toEqual([
    'agreed',
    'endsOn',
    'name',
    'postalCode',
  ])
})

const status = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: { status: number }) => error.status,
  )

test('rejects removing or restoring another user’s supplier without the right', async () => {
  const admin = await serve(forms)
  const agent = await admin.as('agent')
  const all = await admin.list.send()
  const theirs = all.find(({ createdById }) => createdById === 'u1')
  const params = { id: theirs?.id ?? 0 }
  expect(await status(agent.remove.send({ params }))).toBe(403)
  expect(await status(agent.restore.send({ params }))).toBe(403)
  const viewer = await admin.as('viewer')
  expect(await viewer.list.send()).toHaveLength(all.length)
  expect(await status(viewer.remove.send({ params }))).toBe(403)
})

test('restricts a draft to its owner, and rejects oversized and late changes', async () => {
  const ownDrafts = await serve(drafts)
  const { id } = await ownDrafts.create.send({ body: { values: { name: 'Secret' } } })
  const params = { id }
  const other = await ownDrafts.as('manager')
  const tries = [
    other.show.send({ params }),
    other.edit.send({ params, body: { version: 1, values: {} } }),
    other.discard.send({ params }),
    other.restore.send({ params }),
  ]
  expect(await Promise.all(tries.map(status))).toEqual([404, 404, 404, 404])
  const huge = { version: 1, values: { name: 'x'.repeat(2001) } }
  expect(await status(ownDrafts.edit.send({ params, body: huge }))).toBe(422)
  await ownDrafts.discard.send({ params })
  expect(await status(ownDrafts.edit.send({ params, body: { version: 1, values: {} } }))).toBe(409)
})
