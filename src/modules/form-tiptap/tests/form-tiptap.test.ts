import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { createPng } from '#testing/inputs/png.ts'
import { textDocuments } from '../contract.ts'

const { base } = textDocuments
const png = createPng(0, 0, 0, 0, 0, 0)

type Api = Awaited<ReturnType<typeof open>>
const open = (as?: 'viewer') => (as ? serve(textDocuments, { as }) : serve(textDocuments))

async function upload(api: Api, bytes: Uint8Array<ArrayBuffer>, type = 'image/png'): Promise<string> {
  const init = { method: 'POST', headers: { 'content-type': type }, body: bytes }
  const { id }: { id: string } = await (await api.send('/api/files?name=a', init)).json()
  return id
}

const getStatuses = async (tries: Promise<unknown>[]) =>
  (await Promise.allSettled(tries)).map((answer) => (answer.status === 'rejected' ? answer.reason.status : 'allowed'))

test('stores a text unchanged, counts its words, and finds it by search', async () => {
  const api = await open()
  const content =
    '<h2>Öl</h2><p dir="rtl">Ask <span data-mention="u3">@Amina Haddad</span></p><table><tbody><tr><td>oak</td></tr></tbody></table>'
  const created = await api.create.send({ body: { title: 'Finish', content } })
  expect(created).toMatchObject({ title: 'Finish', content, words: 5, version: 1, deleted: false })
  expect(created.lead).toContain('Ask @Amina Haddad')
  const params = { id: created.id }
  expect(await api.show.send({ params })).toEqual(created)
  const [foundDocument] = await api.list.send({ query: { q: 'ol amina' } })
  expect(foundDocument).toMatchObject({ id: created.id, words: 5 })
  expect(foundDocument).not.toHaveProperty('content')
  const changed = await api.edit.send({ params, body: { content: '<p>橡木桌子</p>', version: 1 } })
  expect(changed).toMatchObject({ title: 'Finish', characters: 4, version: 2 })
  expect(changed.words).toBeGreaterThan(0)
})

test('rejects one of two concurrent saves of a version', async () => {
  const api = await open()
  const { id } = await api.create.send({ body: { title: 'Both' } })
  const save = (title: string) => api.edit.send({ params: { id }, body: { title, version: 1 } })
  expect((await getStatuses([save('One'), save('Other')])).toSorted()).toEqual([409, 'allowed'])
  expect(await api.show.send({ params: { id } })).toMatchObject({ version: 2 })
  expect(await api.edit.send({ params: { id }, body: { title: 'Late' } })).toMatchObject({ title: 'Late', version: 3 })
})

test('removes scripts and event handlers from a text', async () => {
  const api = await open()
  const content =
    '<p onclick="x()">a</p><script>x()</script><img src=x onerror=x()><span data-mention="u3&quot; onload=x()">@A</span>' +
    '<a href="javascript:x()">b</a><svg onload=x()></svg><span data-mention="u3" style="x" onclick=x()>@<b>Amina</b></span>'
  const created = await api.create.send({ body: { content } })
  expect(created.content).toBe('<p>a</p><span>@A</span><span>b</span><span data-mention="u3">@Amina</span>')
})

test('accepts only own pictures, and serves them to the owner even after an edit', async () => {
  const api = await open()
  const file = await upload(api, png)
  const content = `<p>a</p><img data-src="file:${file}" alt="A hare">`
  const { id } = await api.create.send({ body: { content } })
  const params = { id, file }
  expect((await api.picture.send({ params })).blob.size).toBe(png.byteLength)
  // Undo may restore the picture.
  await api.edit.send({ params: { id }, body: { content: '<p>a</p>' } })
  expect((await api.picture.send({ params })).blob.size).toBe(png.byteLength)

  const agent = await api.as('agent')
  const refusedFile = await upload(api, new TextEncoder().encode('<svg onload="x()"/>'))
  const foreign = await upload(api, png)
  const tries = [
    agent.picture.send({ params }),
    api.picture.send({ params: { id, file: 'file-none' } }),
    api.create.send({ body: { content: `<img data-src="file:${refusedFile}">` } }),
    agent.create.send({ body: { content: `<img data-src="file:${foreign}">` } }),
  ]
  expect(await getStatuses(tries)).toEqual([404, 404, 422, 422])

  await api.remove.send({ params: { id } })
  expect((await api.list.send()).map((line) => line.id)).not.toContain(id)
  expect((await api.list.send({ query: { deleted: true } })).map((line) => line.id)).toContain(id)
  expect(await api.edit.send({ params: { id }, body: { deleted: false } })).toMatchObject({ deleted: false })
  await expect(api.purge.send({ params: { id } })).rejects.toMatchObject({ status: 404 })
  await Promise.all([1, 2].map(() => api.remove.send({ params: { id } })))
  const removed = await api.show.send({ params: { id } })
  await api.remove.send({ params: { id } })
  expect(await api.show.send({ params: { id } })).toEqual(removed)
  await api.purge.send({ params: { id } })
  await expect(api.show.send({ params: { id } })).rejects.toMatchObject({ status: 404 })
})

test('hides documents from other users, and lets viewers read their own only', async () => {
  const api = await open()
  const { id } = await api.create.send({ body: { title: 'Mine' } })
  const manager = await api.as('manager')
  const params = { id }
  const tries = [
    manager.show.send({ params }),
    manager.edit.send({ params, body: { title: 'Mine now' } }),
    manager.remove.send({ params }),
    manager.purge.send({ params }),
  ]
  expect(await getStatuses(tries)).toEqual([404, 404, 404, 404])
  expect((await manager.list.send()).map((line) => line.id)).not.toContain(id)

  const viewer = await api.as('viewer')
  const [own] = await viewer.list.send()
  const their = { id: own?.id ?? 0 }
  expect(await viewer.show.send({ params: their })).toMatchObject({ id: their.id })
  const writes = [
    viewer.create.send({ body: {} }),
    viewer.edit.send({ params: their, body: { title: 'No' } }),
    viewer.remove.send({ params: their }),
    viewer.purge.send({ params: their }),
  ]
  expect(await getStatuses(writes)).toEqual([403, 403, 403, 403])
})

test('rejects invalid input', async () => {
  const api = await open()
  const { id } = await api.create.send({ body: {} })
  const bodies = [
    { title: 7 },
    { title: 'x'.repeat(201) },
    { title: 'a\u0000b' },
    { title: 'a\nb' },
    { title: '\uD800' },
    { content: 'x'.repeat(200_001) },
    { content: null },
    { version: 0 },
    { version: '1' },
    { deleted: 'yes' },
    { ownerId: 'u2' },
    { words: 7 },
  ]
  const json = (body: unknown, method: string) => ({
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  for (const body of bodies) expect((await api.send(`${base}/${id}`, json(body, 'PATCH'))).status).toBe(422)
  expect((await api.send(base, json({ version: 1 }, 'POST'))).status).toBe(422)
  for (const path of ['?colour=red', '?sort=content', '?limit=0', '/0', '/x'])
    expect([404, 422]).toContain((await api.send(`${base}${path}`)).status)
  expect(await api.show.send({ params: { id } })).toMatchObject({ version: 1 })
})
