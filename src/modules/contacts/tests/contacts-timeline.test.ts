import { expect, test } from 'vitest'
import { search, type SearchHit } from '#platform/contracts/search-contract.ts'
import { client } from '#platform/web/api/client.ts'
import { openServer } from '#testing/inputs/endpoints.ts'
import { contacts } from '../contract.ts'

test('other modules name people of the sample, who are not listed themselves', async () => {
  const { signIn } = openServer()
  const visitor = await signIn('u1')
  const people = await client(contacts, visitor).list.send({ query: { limit: 40 } })
  const topics = new Set<string>()
  for (const { email } of people.filter((person) => person.email !== '')) {
    const hits: SearchHit[] = []
    for (let at: string | null | undefined; at !== null;) {
      const page = await client(search, visitor).timeline.send({
        query: { email: [email], limit: 2, ...(at && { at }) },
      })
      hits.push(...page.hits)
      at = page.next
    }
    // Of a conversation, only the latest message.
    expect(new Set(hits.map(({ path }) => path)).size).toBe(hits.length)
    const times = hits.map(({ at }) => at)
    expect(times).toEqual(times.toSorted().toReversed())
    for (const { topic } of hits) topics.add(topic)
  }
  expect(topics).not.toContain(contacts.name)
  expect(topics.size).toBeGreaterThan(1)
})
