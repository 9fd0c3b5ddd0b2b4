import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { createPng } from '#testing/inputs/png.ts'
import { socialGallery } from '../contract-gallery.ts'
import { drawnCovers, relations } from '../contract-people.ts'
import { openSocial, getStatuses } from './social-test-steps.ts'

test('lists the people of every relation by name, in pages', async () => {
  const { people } = await (await openSocial(openRuntime))()
  const { counts } = await people.me.send()
  const lists = await Promise.all(relations.map((relation) => people.list.send({ query: { relation } })))
  const [followers = [], following = [], friends = [], suggested = [], everyone = []] = lists
  expect([followers.length, following.length, friends.length]).toEqual([
    counts.followers,
    counts.following,
    counts.friends,
  ])
  expect(followers.every(({ followsYou }) => followsYou)).toBe(true)
  expect(following.every(({ isFollowed }) => isFollowed)).toBe(true)
  expect(friends.every(({ isFollowed, followsYou }) => isFollowed && followsYou)).toBe(true)
  expect(suggested.every(({ isFollowed, isSelf }) => !isFollowed && !isSelf)).toBe(true)
  expect(everyone).toHaveLength(72)
  expect(await people.list.send()).toEqual(followers)
  const first = await people.list.send({ query: { relation: 'everyone', limit: 40 } })
  const nextPage = await people.list.send({ query: { relation: 'everyone', after: first.at(-1)?.id, limit: 40 } })
  expect([...first, ...nextPage]).toEqual(everyone)
})

test('finds people by name, job title, and country in every language', async () => {
  const { people } = await (await openSocial(openRuntime))()
  const listMatches = async (q: string) =>
    (await people.list.send({ query: { relation: 'everyone', q } })).map(({ name }) => name)
  expect(await listMatches('wojtowska')).toEqual(['Agnieszka Wójtowska'])
  expect(await listMatches('Dye-house')).toEqual(['Théo Vasselin'])
  for (const q of ['Vietnam', 'Viêt Nam', 'فيتنام', '越南']) expect(await listMatches(q)).toEqual(['Vĩnh Khang Lương'])
  expect(await listMatches('100%')).toEqual([])
})

test('lets only the owner edit a profile', async () => {
  const signIn = await openSocial(openRuntime)
  const admin = await signIn()
  const { id, experience } = await admin.people.me.send()
  const job = { title: 'Baker', company: 'Oven & Sons', from: '2010-02', to: '2012-11' }
  const body = { about: ' New ', city: 'Exeter', country: 'IE', experience: [...experience, job], links: [] }
  const edited = await admin.people.edit.send({ params: { id }, body })
  expect(edited).toMatchObject({ ...body, about: 'New' })
  const matches = await admin.people.list.send({ query: { relation: 'everyone', q: 'carvalho irlande exeter' } })
  expect(matches.map((person) => person.id)).toEqual([id])

  const file = await admin.upload('cover.png', createPng(1), 'image/png')
  const uploaded = await admin.people.edit.send({ params: { id }, body: { cover: { file } } })
  expect([uploaded.cover, uploaded.drawnCover]).toEqual([`/api/data/users/${id}/cover/${file}`, null])
  const viewer = await signIn('u4')
  const cover = await viewer.people.cover.send({ params: { id, file } })
  expect([...new Uint8Array(await cover.blob.arrayBuffer())]).toEqual([...createPng(1)])
  const drawn = await admin.people.edit.send({ params: { id }, body: { cover: { drawn: drawnCovers[1] } } })
  expect(drawn).toMatchObject({ cover: '/pictures/social/cover-harbour.svg', drawnCover: 'harbour' })
  await expect(viewer.people.cover.send({ params: { id, file } })).rejects.toMatchObject({ status: 404 })

  const manager = await signIn('u2')
  await expect(manager.people.edit.send({ params: { id }, body: { about: 'Mine' } })).rejects.toMatchObject({
    status: 403,
  })
  await expect(viewer.people.follow.send({ params: { id }, body: { isFollowed: true } })).rejects.toMatchObject({
    status: 403,
  })
  await expect(admin.people.follow.send({ params: { id }, body: { isFollowed: true } })).rejects.toMatchObject({
    status: 422,
  })
})

test('adds a picture to the gallery, renames, deletes and restores it', async () => {
  const signIn = await openSocial(openRuntime)
  const admin = await signIn()
  const { gallery } = admin
  const before = await gallery.list.send()
  expect(before.length).toBeGreaterThan(20)
  const file = await admin.upload('one.png', createPng(1), 'image/png')
  const created = await gallery.create.send({ body: { name: ' Fog ', file } })
  expect(created).toMatchObject({
    name: 'Fog',
    cover: `${socialGallery.base}/${created.id}/picture/${file}`,
    canEdit: true,
  })
  const params = { id: created.id }
  expect(await gallery.list.send()).toEqual([created, ...before])
  expect((await gallery.list.send({ query: { before: created.id, limit: 3 } })).map(({ id }) => id)).toEqual(
    before.slice(0, 3).map(({ id }) => id),
  )
  const [oldest = created] = before.toReversed()
  expect(await gallery.list.send({ query: { until: oldest.id, limit: 3 } })).toHaveLength(before.length + 1)
  expect(await gallery.list.send({ query: { until: created.id, limit: 3 } })).toHaveLength(3)
  expect(await gallery.list.send({ query: { until: 2_000_000_000, limit: 3 } })).toHaveLength(3)
  const renamed = await gallery.edit.send({ params, body: { name: 'Thick fog' } })
  expect(await gallery.list.send({ query: { q: 'THICK' } })).toEqual([renamed])

  const manager = await signIn('u2')
  expect((await manager.gallery.list.send({ query: { person: created.personId } }))[0]).toEqual({
    ...renamed,
    canEdit: false,
  })
  const attempts = [
    manager.gallery.edit.send({ params, body: { name: 'Mine' } }),
    manager.gallery.remove.send({ params }),
  ]
  expect(await getStatuses(attempts)).toEqual([403, 403])

  await gallery.remove.send({ params })
  await expect(gallery.remove.send({ params })).rejects.toMatchObject({ status: 404 })
  await expect(gallery.edit.send({ params, body: { name: 'Gone' } })).rejects.toMatchObject({ status: 404 })
  await expect(manager.gallery.picture.send({ params: { ...params, file } })).rejects.toMatchObject({ status: 404 })
  expect(await gallery.list.send()).toEqual(before)
  expect(await gallery.edit.send({ params, body: { deleted: false } })).toEqual(renamed)
})
