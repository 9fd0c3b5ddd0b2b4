import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { enquiries, type EnquiryDraft } from '../contract.ts'

const page = '/frontend-pages/contact'

const draft: EnquiryDraft = {
  name: 'Noor Haddad',
  email: 'noor@haddad.example',
  company: 'Haddad & Daughters',
  subject: 'A plan for nine people',
  text: 'We would build two modules.\nWhich plan fits?',
  language: 'fr',
}

/** The request of a browser without JavaScript. */
const createPost = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
})

const { language: _, ...fields } = draft

test('stores enquiries, lists the newest first, and finds them by text and language', async () => {
  const api = await serve(enquiries)
  const before = await api.list.send()
  const { receivedAt } = await api.create.send({ body: draft })
  const [latest] = await api.list.send()
  expect(latest).toEqual({ ...draft, id: expect.any(Number), receivedAt })
  expect(await api.list.send()).toHaveLength(before.length + 1)
  expect(await api.list.send({ query: { q: 'HADDAD nine' } })).toEqual([latest])
  expect(await api.list.send({ query: { language: ['fr'] } })).toEqual([latest])
})

test('deletes an enquiry permanently', async () => {
  const api = await serve(enquiries)
  const [first] = await api.list.send()
  const params = { id: first?.id ?? 0 }
  await api.remove.send({ params })
  await expect(api.remove.send({ params })).rejects.toThrow('Not found')
  expect((await api.list.send()).map(({ id }) => id)).not.toContain(params.id)
})

test('accepts enquiries from any role, and lets only some roles read or delete them', async () => {
  const api = await serve(enquiries)
  const viewer = await api.as('viewer')
  await viewer.create.send({ body: draft })
  await expect(viewer.list.send()).rejects.toThrow('Not allowed')
  const agent = await api.as('agent')
  const [latest] = await agent.list.send()
  expect(latest?.subject).toBe(draft.subject)
  await expect(agent.remove.send({ params: { id: latest?.id ?? 0 } })).rejects.toThrow('Not allowed')
})

test('accepts but drops an enquiry with a filled honeypot', async () => {
  const api = await serve(enquiries)
  const before = await api.list.send()
  await api.create.send({ body: { ...draft, website: 'https://spam.example' } })
  expect(await api.list.send()).toEqual(before)
})

test.each([
  ['without a name', { name: '  ' }],
  ['without a valid address', { email: 'noor' }],
  ['without a subject', { subject: '' }],
  ['without a text', { text: '\n ' }],
  ['that is too long', { text: 'x'.repeat(5001) }],
  ['in an unknown language', { language: 'tlh' }],
  ['with an unknown field', { takenBy: 'u1' }],
])('rejects an enquiry %s', async (_name, invalid) => {
  const api = await serve(enquiries)
  const before = await api.list.send()
  const answer = await api.send(enquiries.base, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...draft, ...invalid }),
  })
  expect(answer.status).toBe(422)
  expect(await api.list.send()).toEqual(before)
})

test('accepts five enquiries per hour from one email address', async () => {
  const api = await serve(enquiries)
  for (let sent = 0; sent < 5; sent += 1) await api.create.send({ body: draft })
  await expect(api.create.send({ body: { ...draft, email: 'NOOR@haddad.example' } })).rejects.toThrow('Too many')
})

test('accepts a plain form submission, and confirms it in the language of the page', async () => {
  const api = await serve(enquiries)
  const answer = await api.send(`/fr${page}`, createPost(fields))
  // A browser has already followed the redirect.
  expect([200, 303]).toContain(answer.status)
  const [latest] = await api.list.send()
  expect(latest).toMatchObject(draft)
  expect(await (await api.send(`/fr${page}?sent=yes`)).text()).not.toContain('<form')
})

test('returns an invalid form with its values and errors', async () => {
  const api = await serve(enquiries)
  const before = await api.list.send()
  const answer = await api.send(page, createPost({ ...fields, email: 'noor', subject: ' ', name: '"><script>' }))
  expect(answer.status).toBe(422)
  const text = await answer.text()
  expect(text).toContain('2 fields need your attention')
  expect(text).toContain('href="#enquiry-email"')
  expect(text.match(/aria-invalid="true"/g)).toHaveLength(2)
  expect(text).toContain('value="&quot;&gt;&lt;script&gt;"')
  expect(text).toContain('Which plan fits?</textarea>')
  expect(await api.list.send()).toEqual(before)
})

test('fills in the subject from the link', async () => {
  const api = await serve(enquiries)
  const text = await (await api.send(`${page}?subject=A%20%22plan%22`)).text()
  expect(text).toContain('value="A &quot;plan&quot;"')
})
