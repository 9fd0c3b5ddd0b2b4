import { expect, test } from 'vitest'
import { files, StoredFile } from '#platform/files/stored-file.ts'
import { readCsv } from '#platform/text/csv.ts'
import { inventDrafts } from '#testing/inputs/drafts.ts'
import { serve } from '#testing/inputs/serve.ts'
import { PlainRecordDraft, plainRecords } from '../contract.ts'

const [draft] = inventDrafts(PlainRecordDraft)

/** Uploads a file as the requesting user. */
async function upload({ send }: { send: (path: string, init: RequestInit) => Promise<Response> }, name = 'map.csv') {
  const init = { method: 'POST', body: 'a,b', headers: { 'content-type': 'text/csv' } }
  return StoredFile.parse(await (await send(`${files.base}?name=${name}`, init)).json())
}

test('attaches files, which readers of the record can read and the exported file names', async () => {
  const api = await serve(plainRecords)
  const attached = [await upload(api), await upload(api, 'plan.csv')]
  const created = await api.create.send({ body: { ...draft, plainFiles: attached } })
  expect(created.plainFiles).toEqual(attached)
  const viewer = await api.as('viewer')
  const [file] = attached
  const { blob } = await viewer.file.send({ params: { id: created.id, file: file?.id ?? '' } })
  expect(await blob.text()).toBe('a,b')
  const exported = readCsv(await (await api.export.send({ query: { ids: [created.id] } })).blob.text())
  expect(exported.rows).toMatchObject([{ plainFiles: 'map.csv; plan.csv' }])
})

test('opens a file only through its own record', async () => {
  const api = await serve(plainRecords)
  const file = await upload(api)
  await api.create.send({ body: { ...draft, plainFiles: [file] } })
  const other = await api.create.send({ body: draft })
  await expect(api.file.send({ params: { id: other.id, file: file.id } })).rejects.toMatchObject({ status: 404 })
})

test('refuses another user’s upload, or false details, at the field', async () => {
  const api = await serve(plainRecords)
  const agent = await api.as('agent')
  const file = await upload(api)
  const refused = { status: 422, issues: [{ path: 'plainFiles' }] }
  const body = { ...draft, plainFiles: [file] }
  await expect(agent.create.send({ body })).rejects.toMatchObject(refused)
  const renamed = { ...draft, plainFiles: [{ ...file, name: 'other.csv' }] }
  await expect(api.create.send({ body: renamed })).rejects.toMatchObject(refused)
  const { id } = await api.create.send({ body })
  // The file belongs to the record now, which the agent may read and change.
  const changed = await agent.edit.send({ params: { id }, body: { plainFiles: [file] } })
  expect(changed.plainFiles).toEqual([file])
})

test('deletes a removed file, and the files of a deleted record', async () => {
  const api = await serve(plainRecords)
  const [one, two] = [await upload(api), await upload(api)]
  const { id } = await api.create.send({ body: { ...draft, plainFiles: [one, two] } })
  const getStatus = async ({ id: file }: StoredFile) =>
    (await api.send(`${plainRecords.base}/${id}/files/${file}`)).status
  expect(await api.edit.send({ params: { id }, body: { plainFiles: [two] } })).toMatchObject({ plainFiles: [two] })
  expect([await getStatus(one), await getStatus(two)]).toEqual([404, 200])
  await api.remove.send({ params: { id } })
  expect(await getStatus(two)).toBe(200)
  await api.purge.send({ params: { id } })
  expect(await getStatus(two)).toBe(404)
})
