import { expect, test } from 'vitest'
import * as z from 'zod'
import { brand } from '#platform/contracts/brand.ts'
import { session } from '#platform/contracts/session-contract.ts'
import { builtWorkspace } from '#platform/contracts/workspace.ts'
import { StoredFile } from '#platform/files/stored-file.ts'
import { lookPath } from '#platform/server/workspace.ts'
import { createPng } from '#testing/inputs/png.ts'
import { createWholePng } from '#testing/inputs/whole-png.ts'
import { serve } from '#testing/inputs/serve.ts'
import { workspace } from '../contract.ts'

type Sender = Pick<Awaited<ReturnType<typeof serve>>, 'send'>

const upload = async ({ send }: Sender, name: string, type: string, body: BodyInit) => {
  const answer = await send(`/api/files?name=${name}`, { method: 'POST', headers: { 'content-type': type }, body })
  return StoredFile.parse(await answer.json())
}
const readSession = async ({ send }: Sender) => session.show.returns.parse(await (await send(session.base)).json())
const readBrand = async ({ send }: Sender) => brand.show.returns.parse(await (await send(brand.base)).json())

test('returns the built-in values before the first change', async () => {
  const api = await serve(workspace)
  const { name, timeZone, language, currency } = builtWorkspace
  expect(await api.show.send()).toMatchObject({ name, timeZone, language, logo: null, version: 0, changedAt: null })
  expect((await readSession(api)).workspace).toEqual({ name, currency, logo: null, brand: null, font: '' })
})

test('updates sessions and public pages', async () => {
  const api = await serve(workspace)
  const saved = await api.edit.send({ body: { name: ' Lark & Moor ', timeZone: 'Europe/Paris', version: 0 } })
  expect(saved).toMatchObject({ name: 'Lark & Moor', timeZone: 'Europe/Paris', version: 1, taxNumber: '' })
  const expectedValues = { name: 'Lark & Moor', currency: builtWorkspace.currency }
  expect((await readSession(api)).workspace).toMatchObject(expectedValues)
  expect(await readBrand(api)).toMatchObject({ ...expectedValues, language: builtWorkspace.language })
})

test('names the description of the API', async () => {
  const api = await serve(workspace)
  const readTitle = async () => (await (await api.send('/api/openapi.json')).json()).info.title
  expect(await readTitle()).toBe(builtWorkspace.name)
  await api.edit.send({ body: { name: 'Lark & Moor', version: 0 } })
  expect(await readTitle()).toBe('Lark & Moor')
})

test('adds colour and font to sessions and to the stylesheet of public pages', async () => {
  const api = await serve(workspace)
  const fetchStyles = async () => (await api.send(`${brand.base}/styles.css`)).text()
  expect(await fetchStyles()).toBe('')
  const saved = await api.edit.send({ body: { color: '#0a7ea4', font: ' Segoe UI ', version: 0 } })
  expect(saved).toMatchObject({ color: '#0a7ea4', font: 'Segoe UI' })
  const sessionWorkspace = (await readSession(api)).workspace
  expect(sessionWorkspace).toMatchObject({ brand: { color: '#0a7ea4' }, font: 'Segoe UI' })
  expect(await readBrand(api)).toMatchObject(sessionWorkspace ?? {})
  expect(await fetchStyles()).toContain("--font: 'Segoe UI', var(--theme-fonts)")
  expect(await fetchStyles()).toContain(`--brand: ${sessionWorkspace?.brand?.['brand']}`)

  const cleared = await api.edit.send({ body: { color: null, font: '', version: 1 } })
  expect(cleared).toMatchObject({ color: null, font: '' })
  expect(await fetchStyles()).toBe('')
})

test('lets browsers keep the stylesheet whose version the URL names, and no other', async () => {
  const api = await serve(workspace)
  const { color, font } = await api.edit.send({ body: { color: '#0a7ea4', font: 'Segoe UI', version: 0 } })
  const linked = lookPath({ ...builtWorkspace, color, font }) ?? ''
  const readStored = async (path: string) => {
    const answer = await api.send(path)
    return [answer.status, answer.headers.get('cache-control')]
  }
  expect(await readStored(linked)).toEqual([200, 'private, max-age=31536000, immutable'])
  expect(await readStored(`${brand.base}/styles.css?version=0000000000000000`)).toEqual([200, 'private, no-cache'])
  expect(await readStored(`${brand.base}/styles.css`)).toEqual([200, 'private, no-cache'])

  await api.edit.send({ body: { color: '#a40a2f', version: 1 } })
  expect(await readStored(linked)).toEqual([200, 'private, no-cache'])
})

test.each([
  { color: 'red' },
  { color: '#fff' },
  { color: '' },
  { font: "x'; } * { color: red" },
  { font: 'url(x)' },
  { font: '-' },
  { font: 'x'.repeat(61) },
])('rejects an invalid colour or font: %j', async (body) => {
  const api = await serve(workspace)
  await expect(api.edit.send({ body: { ...body, version: 0 } })).rejects.toMatchObject({ status: 422 })
})

test('rejects a change based on an older version', async () => {
  const api = await serve(workspace)
  await api.edit.send({ body: { name: 'First', version: 0 } })
  await expect(api.edit.send({ body: { name: 'Second', version: 0 } })).rejects.toMatchObject({ status: 409 })
  await api.edit.send({ body: { phone: '+44 20 7946 0000', version: 1 } })
  await expect(api.edit.send({ body: { name: 'Second', version: 1 } })).rejects.toMatchObject({ status: 409 })
  expect(await api.show.send()).toMatchObject({ name: 'First', phone: '+44 20 7946 0000', version: 2 })
})

test('saves one of two concurrent changes', async () => {
  const api = await serve(workspace)
  const names = ['One', 'Other']
  const both = await Promise.allSettled(names.map((name) => api.edit.send({ body: { name, version: 0 } })))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await api.show.send()).version).toBe(1)
})

test('lets only users with the right read and change the settings, and shows all users the name', async () => {
  const api = await serve(workspace)
  await api.edit.send({ body: { name: 'Lark & Moor', version: 0 } })
  for (const role of ['manager', 'agent', 'viewer'] as const) {
    const other = await api.as(role)
    await expect(other.show.send()).rejects.toMatchObject({ status: 403 })
    await expect(other.edit.send({ body: { name: 'Mine', version: 1 } })).rejects.toMatchObject({ status: 403 })
  }
})

test('serves an uploaded logo to visitors until it is replaced', async () => {
  const api = await serve(workspace)
  const logo = await upload(api, 'logo.png', 'image/png', createWholePng())
  expect(await api.edit.send({ body: { logo: logo.id, version: 0 } })).toMatchObject({ logo })
  expect((await readBrand(api)).logo).toBe(logo.id)
  const path = `${brand.base}/logo/${logo.id}`
  const answer = await api.send(path)
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(createWholePng())

  const next = await upload(api, 'next.png', 'image/png', createWholePng())
  await api.edit.send({ body: { logo: next.id, version: 1 } })
  expect((await api.send(path)).status).toBe(404)
  await api.edit.send({ body: { logo: null, version: 2 } })
  expect((await readBrand(api)).logo).toBeNull()
  expect((await api.send(`${brand.base}/logo/${next.id}`)).status).toBe(404)
})

test('rejects a logo that is not a picture', async () => {
  const api = await serve(workspace)
  const svg = await upload(api, 'logo.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const answer = api.edit.send({ body: { logo: svg.id, version: 0 } })
  await expect(answer).rejects.toMatchObject({ status: 422, issues: [{ path: 'logo' }] })
  const damaged = await upload(api, 'logo.png', 'image/png', createPng())
  await expect(api.edit.send({ body: { logo: damaged.id, version: 0 } })).rejects.toMatchObject({
    status: 422,
    issues: [{ path: 'logo' }],
  })
  expect((await api.show.send()).logo).toBeNull()
})

const refused: readonly [string, object][] = [
  ['a blank name', { name: '  ' }],
  ['a long name', { name: 'x'.repeat(41) }],
  ['an unknown time zone', { timeZone: 'Europe/Atlantis' }],
  ['an offset instead of a zone', { timeZone: '+01:00' }],
  ['an unsupported language', { language: 'xx' }],
  ['an unknown currency', { currency: 'ABCD' }],
  ['a code that is no currency', { currency: 'XXQ' }],
  ['a currency without 100 minor units', { currency: 'JPY' }],
  ['a payment term of more than a year', { dueDays: 366 }],
  ['a fraction of a day', { dueDays: 1.5 }],
  ['an invalid email address', { email: 'nobody' }],
  ['an unknown field', { motto: 'Onward' }],
]
test.each(refused)('rejects %s', async (_, change) => {
  const api = await serve(workspace)
  const answer = await api.send(workspace.base, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...change, version: 0 }),
  })
  expect(answer.status).toBe(422)
  const { issues } = z.object({ issues: z.array(z.unknown()) }).parse(await answer.json())
  expect(issues).not.toHaveLength(0)
})

test('keeps a bank account whose check digits are right, without spaces', async () => {
  const api = await serve(workspace)
  const account = { accountHolder: 'Lark & Moor', iban: 'gb82 west 1234 5698 7654 32', bic: 'WEST gb 2L' }
  expect(await api.edit.send({ body: { ...account, version: 0 } })).toMatchObject({
    accountHolder: 'Lark & Moor',
    iban: 'GB82WEST12345698765432',
    bic: 'WESTGB2L',
  })
  for (const wrong of [{ iban: 'GB83WEST12345698765432' }, { iban: '1234' }, { bic: 'WESTGB2' }])
    await expect(api.edit.send({ body: { ...wrong, version: 1 } })).rejects.toMatchObject({ status: 422 })
  expect(await api.edit.send({ body: { iban: '', version: 1 } })).toMatchObject({ iban: '' })
})
