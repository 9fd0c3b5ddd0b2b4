import { expect, test } from 'vitest'
import { openNotices } from '#testing/databases/notices.ts'
import { notes } from '../contract.ts'

test('tells new collaborators once that a note is shared with them', async () => {
  const { as, takeNotices } = await openNotices()
  const owner = await as('u2', notes)
  const { id } = await owner.create.send({ body: { title: 'Picnic' } })
  takeNotices()
  const share = (...userIds: string[]) => owner.share.send({ params: { id }, body: { userIds } })
  const notice = (user: string) => `${user}: Tomasz Wieczorek shared “Picnic” with you (/apps/notes?note=${id})`
  await share('u3')
  expect(takeNotices()).toEqual([notice('u3')])
  await share('u3', 'u4')
  expect(takeNotices()).toEqual([notice('u4')])
  await share('u2', 'u3')
  expect(takeNotices()).toEqual([])
})

test('announces changes of a note to its members, and to nobody else', async () => {
  const { as, db } = await openNotices()
  const owner = await as('u2', notes)
  const friend = await as('u3', notes)
  let seen = 0
  /** The users who were told of changes of notes since the last call. */
  const heard = async () => {
    const rows = await db
      .selectFrom('changes')
      .select(['seq', 'audience'])
      .where('topic', '=', notes.name)
      .where('seq', '>', seen)
      .orderBy('seq')
      .execute()
    seen = rows.at(-1)?.seq ?? seen
    return [...new Set(rows.map(({ audience }) => audience ?? 'everyone'))].toSorted()
  }
  await heard()
  const { id } = await owner.create.send({ body: { title: 'Picnic' } })
  const params = { id }
  expect(await heard()).toEqual(['u2'])
  await owner.share.send({ params, body: { userIds: ['u3'] } })
  expect(await heard()).toEqual(['u2', 'u3'])
  await friend.edit.send({ params, body: { text: 'Rope' } })
  expect(await heard()).toEqual(['u2', 'u3'])
  await friend.edit.send({ params, body: { pinned: true } })
  expect(await heard()).toEqual(['u3'])
  await friend.editItems.send({ params, body: { set: [{ id: '1', text: 'Sand' }] } })
  expect(await heard()).toEqual(['u2', 'u3'])
  await owner.edit.send({ params, body: { deleted: true } })
  expect(await heard()).toEqual(['u2', 'u3'])
  await owner.edit.send({ params, body: { deleted: false } })
  expect(await heard()).toEqual(['u2', 'u3'])
  await owner.unshare.send({ params: { ...params, user: 'u3' } })
  expect(await heard()).toEqual(['u2', 'u3'])
  await owner.edit.send({ params, body: { text: 'Rope and sand' } })
  expect(await heard()).toEqual(['u2'])
})
