import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { type TicketDraft, tickets } from '../contract.ts'
import { maxLabels } from '../contract-fields.ts'

const draft: TicketDraft = {
  ticketTitle: 'The bell does not ring',
  ticketDescription: '<p>It did in the shop.</p>',
  requester: { name: 'Wilma Aldous', email: 'wilma@aldous.example' },
}

test('keeps at most a thousand different labels, and counts the two hundred most frequent ones', async () => {
  const api = await serve(tickets)
  const labelled = (from: number) => ({
    ...draft,
    labels: Array.from({ length: maxLabels }, (_, index) => `Label ${from + index}`),
  })
  const before = (await api.facets.send()).labels
  const free = 1000 - before.length
  let count = 0
  while (count + maxLabels <= free) {
    await api.create.send({ body: labelled(count) })
    count += maxLabels
  }
  const { labels } = await api.facets.send()
  expect(labels).toHaveLength(200)
  expect(labels).toEqual(expect.arrayContaining(before.filter((label) => label.count > 1)))
  await expect(api.create.send({ body: labelled(count) })).rejects.toMatchObject({ status: 422 })
  const { id, labels: known } = await api.create.send({ body: labelled(0) })
  const edit = (next: readonly string[]) => api.edit.send({ params: { id }, body: { labels: [...next] } })
  await expect(edit(labelled(count).labels)).rejects.toMatchObject({ status: 422 })
  expect((await edit(known.slice(1).map((label) => label.toUpperCase()))).labels).toHaveLength(maxLabels - 1)
})
