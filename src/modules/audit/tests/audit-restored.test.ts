import { expect, test } from 'vitest'
import * as z from 'zod'
import { insertThing, openAuditServer, renameThing, statement } from '#testing/servers/audit-server.ts'
import { audit } from '../contract.ts'

const log = audit.base
const Entries = z.array(z.looseObject({ id: z.int() }))

/** Creates, renames and deletes a record: three entries. */
async function openWithEntries() {
  const server = await openAuditServer()
  const admin = await server.visitor('u1')
  await admin.write('POST', insertThing('Kite'))
  await admin.write('PUT', renameThing('Dragon'))
  await admin.write('DELETE', statement('delete from "things"'))
  const [removed, renamed, made] = await admin.read(Entries, `${log}?topic=things`)
  if (!made || !renamed || !removed) throw new Error('An entry is missing')
  const restore = (id: number, body: object) => admin.send('POST', `${log}/${id}/restore`, body)
  return { ...server, restore, made, renamed, removed }
}

const everyThing = { action: ['read', 'update'], subject: 'things' }

test.each([
  ['only updates', [everyThing], { made: 403, renamed: 200, removed: 403 }],
  [
    'all actions',
    [{ action: ['read', 'update', 'create', 'delete'], subject: 'things' }],
    { made: 200, renamed: 200, removed: 200 },
  ],
  [
    'updates of own records',
    [
      { action: ['read'], subject: 'things' },
      { action: ['update'], subject: 'things', conditions: { ownerId: '$user.id' } },
    ],
    { made: 403, renamed: 403, removed: 403 },
  ],
  [
    'updates of some fields',
    [
      { action: ['read'], subject: 'things' },
      { action: ['update'], subject: 'things', fields: ['done'] },
    ],
    { made: 403, renamed: 403, removed: 403 },
  ],
  [
    'updates except of a field',
    [everyThing, { action: ['update'], subject: 'things', fields: ['name'], inverted: true }],
    { made: 403, renamed: 403, removed: 403 },
  ],
])('restores with the right to %s what amounts to that', async (_, rules, statuses) => {
  const { visitor, giveRules, things, restore, made, renamed, removed } = await openWithEntries()
  await giveRules('u2', [{ action: ['read', 'update'], subject: audit.name }, ...rules])
  const auditor = await visitor('u2')
  const restoreAs = async (id: number) =>
    (await auditor.send('POST', `${log}/${id}/restore`, { to: 'before', force: true })).status
  // Undoing the removal inserts the record.
  expect(await restoreAs(removed.id)).toBe(statuses.removed)
  expect(await things()).toHaveLength(statuses.removed === 200 ? 1 : 0)
  await restore(removed.id, { to: 'before', force: true })
  expect(await restoreAs(renamed.id)).toBe(statuses.renamed)
  expect(await things()).toEqual([expect.objectContaining({ name: statuses.renamed === 200 ? 'Kite' : 'Dragon' })])
  // Undoing the creation deletes it.
  expect(await restoreAs(made.id)).toBe(statuses.made)
  expect(await things()).toHaveLength(statuses.made === 200 ? 0 : 1)
})
