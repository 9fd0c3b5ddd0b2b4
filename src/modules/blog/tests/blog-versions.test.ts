import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { createDraft, change, openBlog, publish, getStatuses } from './blog-test-steps.ts'

test('stores a version on each save, and restores any of them', async () => {
  const admin = await (await openBlog(openRuntime))()
  const { posts } = admin
  const { id } = await publish(admin, { title: 'One', content: '<p>First words</p>' })
  await change(admin, id, { content: '<p>Second words here</p>' })
  await change(admin, id, { content: '<p>Second words here</p>', featured: true })
  const versions = await posts.versions.send({ params: { id } })
  expect(versions.map(({ kind, words }) => [kind, words])).toEqual([
    ['saved', 3],
    ['published', 2],
    ['created', 2],
  ])
  expect(versions[0]?.by.id).toBe('u1')
  const first = versions[2]?.id ?? 0
  expect(await posts.version.send({ params: { id, version: first } })).toMatchObject({ content: '<p>First words</p>' })
  const restored = await posts.restore.send({ params: { id }, body: { version: first } })
  expect(restored).toMatchObject({ content: '<p>First words</p>', status: 'published', featured: true })
  expect((await posts.versions.send({ params: { id } }))[0]?.kind).toBe('restored')
})

test('stores automatic saves as one version', async () => {
  const admin = await (await openBlog(openRuntime))()
  const { id } = await createDraft(admin)
  for (const content of ['<p>a</p>', '<p>a b</p>', '<p>a b c</p>']) await change(admin, id, { content, autosave: true })
  const versions = await admin.posts.versions.send({ params: { id } })
  expect(versions.map(({ kind, words }) => [kind, words])).toEqual([
    ['autosaved', 3],
    ['created', 2],
  ])
})

test('rejects a save based on an older version', async () => {
  const signIn = await openBlog(openRuntime)
  const [admin, manager] = [await signIn(), await signIn('u2')]
  const { id, version } = await createDraft(admin)
  const saved = await change(manager, id, { version, title: 'Theirs' })
  await expect(change(admin, id, { version, title: 'Mine' })).rejects.toMatchObject({ status: 409 })
  expect(await admin.posts.show.send({ params: { id } })).toEqual(saved)
  expect((await change(admin, id, { version: saved.version, title: 'Mine' })).title).toBe('Mine')

  const twice = await admin.posts.show.send({ params: { id } })
  const both = [admin, manager].map((client, index) =>
    change(client, id, { version: twice.version, title: `At once ${index}` }),
  )
  expect((await getStatuses(both)).toSorted()).toEqual([0, 409])
})

test('rejects a version of another post', async () => {
  const admin = await (await openBlog(openRuntime))()
  const [one, other] = [await createDraft(admin), await createDraft(admin)]
  const [version] = await admin.posts.versions.send({ params: { id: other.id } })
  const params = { id: one.id, version: version?.id ?? 0 }
  const attempts = [
    admin.posts.version.send({ params }),
    admin.posts.restore.send({ params, body: { version: params.version } }),
  ]
  expect(await getStatuses(attempts)).toEqual([404, 404])
})
