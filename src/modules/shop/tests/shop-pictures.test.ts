import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { createPng } from '#testing/inputs/png.ts'
import { shop } from '../contract.ts'
import { addProduct, openShop } from './shop-test-steps.ts'

test('makes uploads the pictures of a product, in the given order', async () => {
  const openClient = await openShop(openRuntime)
  const admin = await openClient()
  const { products } = admin
  const [one, two] = [
    await admin.upload('one.png', createPng(1), 'image/png'),
    await admin.upload('two.png', createPng(2), 'image/png'),
  ]
  const created = await addProduct(admin, { pictures: [two, one] })
  expect(created.pictures.map(({ name }) => name)).toEqual(['two.png', 'one.png'])
  expect(created.photo).toBe(`${shop.base}/ProductsData/${created.id}/pictures/${two}`)
  const params = { id: created.id, file: one }
  const viewer = await openClient('u4')
  const picture = await viewer.products.picture.send({ params })
  expect([picture.blob.type, [...new Uint8Array(await picture.blob.arrayBuffer())]]).toEqual([
    'image/png',
    [...createPng(1)],
  ])

  const turned = await products.edit.send({ params, body: { pictures: [one] } })
  expect(turned.pictures.map(({ name }) => name)).toEqual(['one.png'])
  await expect(products.picture.send({ params: { id: created.id, file: two } })).rejects.toMatchObject({ status: 404 })
  // A manager may order pictures uploaded by another user.
  const manager = await openClient('u2')
  const three = await manager.upload('three.png', createPng(3), 'image/png')
  const more = await manager.products.edit.send({ params, body: { pictures: [three, one] } })
  expect(more.pictures.map(({ name }) => name)).toEqual(['three.png', 'one.png'])
})

test('rejects files that are no pictures, too large or uploaded by another user', async () => {
  const openClient = await openShop(openRuntime)
  const admin = await openClient()
  const text = await admin.upload('a.dat', new TextEncoder().encode('<svg onload="x()"/>'), 'image/png')
  const svg = await admin.upload('a.svg', new TextEncoder().encode('<svg/>'), 'image/svg+xml')
  const large = await admin.upload('a.png', new Uint8Array([...createPng(), ...new Uint8Array(3_000_000)]), 'image/png')
  const theirs = await (await openClient('u2')).upload('a.png', createPng(), 'image/png')
  for (const file of [text, svg, large, theirs]) {
    await expect(addProduct(admin, { pictures: [file] })).rejects.toMatchObject({
      status: 422,
      issues: [{ path: 'pictures.0' }],
    })
  }
  expect((await admin.products.list.send({ query: { main: true } })).length).toBe(48)
})

test('keeps the original picture until the product has uploads or it is removed', async () => {
  const admin = await (await openShop(openRuntime))()
  const { products } = admin
  const params = { id: 1 }
  const { photo } = await products.show.send({ params })
  expect(photo).toMatch(/^\/pictures\/products\//)
  const file = await admin.upload('a.png', createPng(), 'image/png')
  expect((await products.edit.send({ params, body: { pictures: [file] } })).photo).toContain(file)
  expect((await products.edit.send({ params, body: { pictures: [] } })).photo).toBe(photo)
  expect((await products.edit.send({ params, body: { photo: '' } })).photo).toBe('')
})

test('hides the picture of a draft', async () => {
  const openClient = await openShop(openRuntime)
  const admin = await openClient()
  const file = await admin.upload('a.png', createPng(), 'image/png')
  const { id } = await addProduct(admin, { pictures: [file], status: 'draft' })
  const viewer = await openClient('u4')
  await expect(viewer.products.picture.send({ params: { id, file } })).rejects.toMatchObject({ status: 404 })
})
