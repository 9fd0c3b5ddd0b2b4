import * as z from 'zod'
import { type Case, failRequirement, skipRequirement } from './case.ts'
import { expectStatus, type TestResponse } from './test-client.ts'
import type { TestContext } from './request-cases.ts'
import { withQuery } from './valid-requests.ts'
import type { Subject } from './subject.ts'

const Items = z.array(z.record(z.string(), z.unknown()))

/** The items of a list's response. */
export function readItems(response: TestResponse) {
  expectStatus(response, [200])
  const { success, data } = Items.safeParse(response.body)
  return success ? data : failRequirement('does not return a list of records')
}

function readTotal({ headers }: TestResponse) {
  const total = headers.get('x-total-count')
  if (total === null || !/^\d+$/.test(total)) failRequirement('has no number of items in X-Total-Count')
  return Number(total)
}

export const getParameter = ({ described }: Subject, name: string) =>
  described.parameters.find((parameter) => parameter.in === 'query' && parameter.name === name)

export const isList = (subject: Subject) =>
  subject.described.method === 'GET' && ['page', 'limit', 'sort'].every((name) => getParameter(subject, name))

const isOrdered = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*Z$/.test(value))

const Sorts = z.object({ enum: z.array(z.string()) })

/** Requirements of every list: pages, order, count, refusals. */
export function listCases({ testClient }: TestContext, subject: Subject): Case[] {
  if (!isList(subject)) return []
  const { described, title } = subject
  // Lists below another record have their own cases.
  if (described.path.includes('{')) return []
  const cases: Case[] = []
  const add = (requirement: string, check: Case['check']) => cases.push({ subject: title, requirement, check })
  const sendQuery = (query: string) =>
    testClient.ask(subject, { method: 'GET', path: withQuery(described.path, query) })

  add('returns the number of items in X-Total-Count', async () => {
    const response = await sendQuery('limit=1000')
    const total = readTotal(response)
    const items = readItems(response)
    const isLeast = response.headers.get('x-total-count-is') === 'at-least'
    if (total < items.length || (items.length < 1000 && total > items.length && !isLeast))
      failRequirement(`X-Total-Count is ${total} for ${items.length} items`)
  })
  add('returns as many items as requested', async () => {
    const items = readItems(await sendQuery('limit=1'))
    if (items.length > 1) failRequirement(`returns ${items.length} items for limit=1`)
  })
  add('returns the same records in two pages as in one', async () => {
    const whole = readItems(await sendQuery('limit=2'))
    const second = await sendQuery('limit=1&page=2')
    const pages = [...readItems(await sendQuery('limit=1&page=1')), ...readItems(second)]
    if (JSON.stringify(whole.map(({ id }) => id)) !== JSON.stringify(pages.map(({ id }) => id)))
      failRequirement('returns other records in two pages of one than in one page of two')
  })
  add('links to the next page in its Link header', async () => {
    const response = await sendQuery('limit=1')
    if (readTotal(response) < 2) return skipRequirement('there are fewer than two records')
    const link = response.headers.get('link') ?? ''
    const next =
      /<([^>]+)>; ?rel="?next"?/.exec(link)?.[1] ??
      failRequirement(`has no Link to the next page, but: ${link || 'none'}`)
    const { pathname, search } = new URL(next, 'http://atrium.test')
    const there = readItems(await testClient.ask(subject, { method: 'GET', path: pathname + search }))
    const [other] = readItems(await sendQuery('limit=1&page=2'))
    if (JSON.stringify(there[0]?.['id']) !== JSON.stringify(other?.['id']))
      failRequirement('links to another record than that of page 2')
  })
  for (const sort of Sorts.safeParse(getParameter(subject, 'sort')?.schema).data?.enum ?? [])
    add(`accepts sort=${sort}`, async () => {
      const items = readItems(await sendQuery(`sort=${encodeURIComponent(sort)}&limit=1000`))
      if (!sort.startsWith('-')) return
      const values = items.map((item) => item[sort.slice(1)]).filter(isOrdered)
      if (values.every((value, index) => index === 0 || value <= (values[index - 1] ?? value))) return
      // If another order has priority, such as closed ones last, the whole order is reversed.
      const around = readItems(await sendQuery(`sort=${encodeURIComponent(sort.slice(1))}&limit=1000`))
      const ids = around.map(({ id }) => id).toReversed()
      if (items.some(({ id }, index) => id !== ids[index]))
        failRequirement(`is not the reverse of the order by ${sort.slice(1)}`)
    })
  const wrong = { sort: 'unknown', page: '0', limit: '1001' }
  for (const [name, value] of [...Object.entries(wrong), ['limit', 'many'] as const])
    add(`refuses ${name}=${value}`, async () => expectStatus(await sendQuery(`${name}=${value}`), [422], name))
  if (getParameter(subject, 'q'))
    add('finds nothing for words that no record contains', async () => {
      const items = readItems(await sendQuery('q=zqxjvunheardof'))
      if (items.length > 0) failRequirement(`returns ${items.length} items`)
    })
  add('responds with 304 to a request with its current ETag', async () => {
    const tag = (await sendQuery('limit=1')).headers.get('etag')
    if (tag === null) return skipRequirement('its responses have no ETag')
    const question = { method: 'GET', path: withQuery(described.path, 'limit=1'), headers: { 'if-none-match': tag } }
    const again = await testClient.ask(undefined, question)
    expectStatus(again, [200, 304])
    if (again.status === 200 && again.headers.get('etag') === tag)
      failRequirement('sends the whole list again for its current ETag')
    if (again.status === 304 && again.body !== undefined) failRequirement('has a body with status 304')
  })
  return cases
}

/** Whether a list contains a record, by its id. */
export const holds = (items: readonly Record<string, unknown>[], id: unknown) => items.some((item) => item['id'] === id)
