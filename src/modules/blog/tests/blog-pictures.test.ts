import { expect, test } from 'vitest'
import { openRuntime, runtimeName } from '#testing/databases/runtimes.ts'
import { createPng } from '#testing/inputs/png.ts'
import { createDraft, change, openBlog, publish, getStatuses } from './blog-test-steps.ts'

const renderPicture = (file: string) => `<p>Look:</p><img data-src="file:${file}" alt="A hare" width="8" height="6">`

test('uses uploads as cover and pictures, and serves them to readers after publication', async () => {
  const signIn = await openBlog(openRuntime)
  const [admin, reader] = [await signIn(), await signIn('u4')]
  const cover = await admin.upload('cover.png', createPng(1), 'image/png')
  const inside = await admin.upload('inside.png', createPng(2), 'image/png')
  const { id, coverImg } = await createDraft(admin, {
    cover,
    content: renderPicture(inside),
    coverImg: '/pictures/blog/kite.svg',
  })
  expect(coverImg).toBe(`/api/data/blog/posts/${id}/pictures/${cover}`)
  const params = { id, file: inside }
  const hidden = [
    reader.posts.picture.send({ params }),
    reader.posts.publicPicture.send({ params }),
    admin.posts.publicPicture.send({ params }),
  ]
  expect(await getStatuses(hidden)).toEqual([404, 404, 404])
  await change(admin, id, { status: 'published' })
  const answer = await reader.posts.publicPicture.send({ params })
  expect([answer.blob.type, [...new Uint8Array(await answer.blob.arrayBuffer())]]).toEqual([
    'image/png',
    [...createPng(2)],
  ])
  const page = await (await reader.get(`/frontend-pages/blog/detail/${id}`)).text()
  expect(page).toContain(`api/data/blog/public/${id}/pictures/${inside}" alt="A hare"`)
  expect(page).toContain(`api/data/blog/public/${id}/pictures/${cover}"`)

  const [, demoOrigin] = /rel="canonical" href="(https?:\/\/[^/"]+)/.exec(page) ?? []
  const origin = runtimeName() === 'demo' ? demoOrigin : 'http://atrium.test'
  expect(page).toContain(`property="og:image" content="${origin}/api/data/blog/public/${id}/pictures/${cover}"`)
  const robots = await (await reader.get('/robots.txt')).text()
  expect(robots).toMatch(/^Allow: \/api\/data\/blog\/public\/$/m)

  const withoutCover = await change(admin, id, { cover: null })
  expect([withoutCover.cover, withoutCover.coverImg]).toEqual([null, '/pictures/blog/kite.svg'])
  expect(await getStatuses([reader.posts.picture.send({ params: { id, file: cover } })])).toEqual([404])
})

test('restores a picture removed from the text with an older version', async () => {
  const admin = await (await openBlog(openRuntime))()
  const file = await admin.upload('a.png', createPng(3), 'image/png')
  const { id } = await publish(admin, { content: renderPicture(file) })
  await change(admin, id, { content: '<p>None</p>' })
  const version = (await admin.posts.versions.send({ params: { id } })).at(-1)?.id ?? 0
  expect((await admin.posts.restore.send({ params: { id }, body: { version } })).content).toContain(file)
  expect((await admin.posts.picture.send({ params: { id, file } })).blob.type).toBe('image/png')
})

test('rejects uploads that are not pictures, too large or another user’s', async () => {
  const signIn = await openBlog(openRuntime)
  const [admin, manager] = [await signIn(), await signIn('u2')]
  const files = [
    await admin.upload('a.dat', new TextEncoder().encode('<svg onload="x()"/>'), 'image/png'),
    await admin.upload('a.svg', new TextEncoder().encode('<svg/>'), 'image/svg+xml'),
    await admin.upload('a.png', new Uint8Array([...createPng(), ...new Uint8Array(3_000_000)]), 'image/png'),
    await manager.upload('a.png', createPng(), 'image/png'),
  ]
  for (const file of files) {
    await expect(createDraft(admin, { cover: file })).rejects.toMatchObject({
      status: 422,
      issues: [{ path: 'cover' }],
    })
    await expect(createDraft(admin, { content: renderPicture(file) })).rejects.toMatchObject({
      status: 422,
      issues: [{ path: 'content' }],
    })
  }
})
