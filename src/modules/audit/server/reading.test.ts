import { expect, test } from 'vitest'
import type { Rule } from '#platform/permissions/rules.ts'
import { client } from '#platform/web/api/client.ts'
import { contracts, openServer } from '#testing/inputs/endpoints.ts'
import { audit } from '../contract.ts'

const firstOwned = contracts.find(({ owners, confidential }) => owners && !confidential)
const confidential = contracts.find((contract) => contract.owners && contract.confidential)

/** A user with these rules, and an entry of a topic whose records have owners; undefined if no module has such. */
async function openReading(rules: (topic: string, owner: string) => Rule[], owned = firstOwned) {
  const [owner] = owned?.owners ?? []
  if (!owned || owner === undefined) return undefined
  const server = openServer()
  const entry = await server.db
    .insertInto('auditEntries')
    .values({
      at: new Date().toISOString(),
      userId: 'u1',
      userName: 'Inês',
      topic: owned.name,
      action: 'update',
      endpoint: 'edit',
      recordId: '41',
      label: 'Marzipan',
      address: '192.0.2.1',
      device: '',
      requestId: 'r1',
      rowCount: 1,
      private: false,
      search: 'marzipan',
      told: '[]',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await server.db
    .insertInto('auditRows')
    .values({
      entryId: entry.id,
      position: 1,
      table: owned.table ?? owned.name,
      key: '41',
      kind: 'update',
      before: JSON.stringify({ title: 'Nougat' }),
      after: JSON.stringify({ title: 'Marzipan' }),
    })
    .execute()
  await server.giveRules('u3', [{ action: ['read', 'update'], subject: audit.name }, ...rules(owned.name, owner)])
  const { send } = await server.signIn('u3')
  const api = client(audit, { send })
  const filters = { topic: [owned.name], record: '41' }
  return {
    listed: await api.list.send({ query: filters }),
    found: await api.list.send({ query: { ...filters, q: 'marzipan' } }),
    record: await api.show.send({ params: { id: entry.id } }),
    csv: await (await api.export.send({ query: filters })).blob.text(),
    restore: () => api.restore.send({ params: { id: entry.id }, body: { to: 'before' } }),
  }
}

test.each([
  ['nothing else', () => []],
  [
    'some of the records',
    (topic: string, owner: string): Rule[] => [
      { action: ['read', 'update'], subject: topic, conditions: { [owner]: '$user.id' } },
    ],
  ],
])('shows users with access to the log and %s that a change was made, but no values', async (_, rules) => {
  const answers = await openReading(rules)
  // A project may have no module whose records have owners.
  if (!answers) return
  const { listed, found, record, csv, restore } = answers
  expect(listed).toEqual([expect.objectContaining({ recordId: '41', label: '', hidden: true })])
  expect(found).toEqual([])
  expect(record).toMatchObject({ hidden: true, label: '', rows: [], restorable: false })
  expect(csv).toContain('41')
  expect(csv).not.toMatch(/Marzipan|Nougat/)
  await expect(restore()).rejects.toMatchObject({ status: 403 })
})

test('shows values to users who may read the log and all records of the topic', async () => {
  const answers = await openReading((topic) => [{ action: ['read'], subject: topic }])
  if (!answers) return
  const { listed, found, record, csv } = answers
  expect(listed).toEqual([expect.objectContaining({ label: 'Marzipan', hidden: false })])
  expect(found).toHaveLength(1)
  expect(record.rows).toEqual([expect.objectContaining({ after: { title: 'Marzipan' } })])
  expect(csv).toContain('Nougat')
})

test('shows values of a topic with confidential fields to users who may read these of all records', async () => {
  const action = [confidential?.confidential ?? '']
  const read = (subject: string): Rule => ({ action: ['read'], subject })
  const all = (subject: string): Rule[] => [read(subject), { action, subject }]
  const own = (subject: string, owner: string): Rule[] => [
    read(subject),
    { action, subject, conditions: { [owner]: '$user.id' } },
  ]
  const isHidden = async (rules: Parameters<typeof openReading>[0]) => {
    const answers = await openReading(rules, confidential)
    if (!answers) return undefined
    const { record, csv, found } = answers
    return [record.hidden, record.rows.length === 0, !/Marzipan|Nougat/.test(csv), found.length === 0]
  }
  if (!confidential) return
  expect(await isHidden((topic) => [read(topic)])).toEqual([true, true, true, true])
  expect(await isHidden(own)).toEqual([true, true, true, true])
  expect(await isHidden(all)).toEqual([false, false, false, false])
})
