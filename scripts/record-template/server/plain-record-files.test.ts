import { expect, test } from 'vitest'
import type { Rule } from '#platform/permissions/rules.ts'
import { files, StoredFile } from '#platform/files/stored-file.ts'
import { client } from '#platform/web/api/client.ts'
import { inventDrafts } from '#testing/inputs/drafts.ts'
import { openServer } from '#testing/inputs/endpoints.ts'
import { PlainRecordDraft, plainRecords } from '../contract.ts'

const [draft] = inventDrafts(PlainRecordDraft)

test('reading a file requires the right to read its record', async () => {
  const { signIn, giveRules } = openServer()
  const owner = await signIn('u1')
  const init = { method: 'POST', body: 'a,b', headers: { 'content-type': 'text/csv' } }
  const uploaded = await owner.send(new Request(`http://atrium.test${files.base}?name=map.csv`, init))
  const file = StoredFile.parse(await uploaded.json())
  const created = await client(plainRecords, owner).create.send({ body: { ...draft, plainFiles: [file] } })
  const params = { id: created.id, file: file.id }
  const findWithRules = async (userId: string, ...rules: Rule[]) => {
    await giveRules(userId, rules)
    return client(plainRecords, await signIn(userId)).file.send({ params })
  }
  await expect(findWithRules('u3')).rejects.toMatchObject({ status: 403 })
  expect(await (await findWithRules('u4', { action: ['read'], subject: plainRecords.name })).blob.text()).toBe('a,b')
})
