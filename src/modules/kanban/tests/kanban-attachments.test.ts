import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { maxAttachments } from '../contract-schemas.ts'
import { kanban } from '../contract.ts'

const params = { id: 2 }

const open = async () => {
  const api = await serve(kanban)
  const upload = async (name: string, content = 'Sold: 11') => {
    const init = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: content }
    const { id }: { id: string } = await (await api.send(`/api/files?name=${name}`, init)).json()
    return id
  }
  const change = (body: Parameters<typeof api.changeTask.send>[0]['body'], id = params.id) =>
    api.changeTask.send({ params: { id }, body })
  const read = async (file: string, id = params.id) => {
    const { name, blob } = await api.downloadAttachment.send({ params: { id, file } })
    return [name, await blob.text()]
  }
  return { api, upload, change, read }
}

test('attaches, lists, counts and downloads files, and records them', async () => {
  const { api, upload, change, read } = await open()
  const [first, second] = [await upload('sold.txt'), await upload('left.txt', 'Left: 2')]
  await change({ addAttachments: [first] })
  const task = await change({ addAttachments: [second, first] })
  expect(task.attachments).toEqual([
    { id: first, name: 'sold.txt', type: 'text/plain', size: 8 },
    { id: second, name: 'left.txt', type: 'text/plain', size: 7 },
  ])
  expect((await api.list.send())[0]?.child[1]).toMatchObject({ id: 2, attachmentCount: 2 })
  expect(await read(second)).toEqual(['left.txt', 'Left: 2'])
  expect(task.activity.slice(-2)).toEqual([
    expect.objectContaining({ kind: 'attached', to: 'sold.txt' }),
    expect.objectContaining({ kind: 'attached', to: 'left.txt' }),
  ])
  expect((await api.finds('viewer', 'left.txt')).map(({ id }) => id)).toContain('2')

  const viewer = await api.as('viewer')
  expect(await (await viewer.downloadAttachment.send({ params: { ...params, file: first } })).blob.text()).toBe(
    'Sold: 11',
  )
  await expect(viewer.changeTask.send({ params, body: { removeAttachments: [first] } })).rejects.toMatchObject({
    status: 403,
  })
  // A file is found only on its own card.
  await expect(read(first, 3)).rejects.toMatchObject({ status: 404 })
})

test('removes a file, and attaches it again by an undo', async () => {
  const { upload, change, read } = await open()
  const file = await upload('sold.txt')
  await change({ addAttachments: [file] })
  const removed = await change({ removeAttachments: [file, 'not-attached'] })
  expect(removed.attachments).toEqual([])
  expect(removed.activity.at(-1)).toMatchObject({ kind: 'detached', to: 'sold.txt' })
  await expect(read(file)).rejects.toMatchObject({ status: 404 })
  expect((await change({ addAttachments: [file] })).attachments).toHaveLength(1)
  expect(await read(file)).toEqual(['sold.txt', 'Sold: 11'])
})

test('keeps the files of two users who attach at once', async () => {
  const { upload, change } = await open()
  const files = await Promise.all(['a.txt', 'b.txt', 'c.txt', 'd.txt'].map((name) => upload(name)))
  await Promise.all(files.map((file) => change({ addAttachments: [file] })))
  const { attachments } = await change({})
  expect(attachments.map(({ id }) => id).toSorted()).toEqual(files.toSorted())
})

test('does not attach the upload of another user', async () => {
  const { api, upload, change } = await open()
  const file = await upload('sold.txt')
  const manager = await api.as('manager')
  await expect(manager.changeTask.send({ params, body: { addAttachments: [file] } })).rejects.toMatchObject({
    status: 422,
  })
  expect((await change({ addAttachments: [file] })).attachments).toHaveLength(1)
})

test('a copy keeps its files when the original is deleted for good', async () => {
  const { api, upload, change, read } = await open()
  const file = await upload('sold.txt')
  await change({ addAttachments: [file] })
  const copy = await api.copyTask.send({ params })
  expect(copy).toMatchObject({ attachmentCount: 1, attachments: [{ id: file, name: 'sold.txt' }] })
  await api.deleteTask.send({ body: { taskId: params.id } })
  await api.purgeTask.send({ params })
  expect(await read(file, copy.id)).toEqual(['sold.txt', 'Sold: 11'])
})

test('limits the number of files on a card', async () => {
  const { upload, change } = await open()
  const files: string[] = []
  for (let count = 0; count < maxAttachments; count++) files.push(await upload(`${count}.txt`))
  expect((await change({ addAttachments: files })).attachments).toHaveLength(maxAttachments)
  const last = await upload('last.txt')
  await expect(change({ addAttachments: [last] })).rejects.toMatchObject({ status: 422 })
  expect((await change({ addAttachments: [last], removeAttachments: [files[0] ?? ''] })).attachments.at(-1)?.id).toBe(
    last,
  )
}, 60_000)
