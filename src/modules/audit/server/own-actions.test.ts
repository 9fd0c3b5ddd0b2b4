import { expect, test } from 'vitest'
import { client } from '#platform/web/api/client.ts'
import { contracts, openServer } from '#testing/inputs/endpoints.ts'
import { audit } from '../contract.ts'

const at = '2031-03-02T09:00:00.000Z'
const entry = { at, userId: 'u1', userName: 'Inês', endpoint: '', recordId: '41', label: 'Marzipan', address: '' }
const rest = { device: '', requestId: 'r1', rowCount: 1, private: false, search: '', told: '[]' }

test('filters by actions that contracts declare, and by actions that no longer exist', async () => {
  const server = openServer()
  const [declaring] = contracts.filter(({ actions }) => actions)
  const [topic, action] = [declaring?.name ?? 'gone', declaring?.actions?.[0] ?? 'fly']
  const entries = [
    ...(declaring ? [{ topic, action }] : []),
    { topic: 'gone', action: 'fly' },
    { topic, action: 'export' },
  ]
  for (const done of entries)
    await server.db
      .insertInto('auditEntries')
      .values({ ...entry, ...rest, ...done })
      .execute()
  const api = client(audit, await server.signIn('u1'))
  const declared = await api.ownActions.send()
  expect(declared).toEqual(expect.arrayContaining(declaring ? [{ topic, action }] : []))
  const listed = await api.list.send({ query: { action: [action, 'fly'] } })
  expect(listed.map((one) => [one.topic, one.action])).toEqual(
    [...new Set([`gone fly`, `${topic} ${action}`])].map((one) => one.split(' ')),
  )
  const changes = await api.list.send({ query: { changes: true, from: at } })
  expect(changes.map((one) => one.action)).not.toContain('export')
  expect(changes.map((one) => one.action)).toContain('fly')
})
