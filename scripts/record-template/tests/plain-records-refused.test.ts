import { expect, test } from 'vitest'
import * as z from 'zod'
import { inventDrafts, listInvalidDrafts } from '#testing/inputs/drafts.ts'
import { serve } from '#testing/inputs/serve.ts'
import { PlainRecordDraft, plainRecords } from '../contract.ts'

const { base } = plainRecords
const [draft] = inventDrafts(PlainRecordDraft)
const Refusal = z.object({ issues: z.array(z.object({ path: z.string() })) })

const json = (body: unknown, method = 'POST') => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** Sends each of them to a server, which has to name the field and to change nothing. */
async function expectRefused(
  wrong: readonly [string, unknown][],
  ask: (name: string, value: unknown) => [string, object],
) {
  const api = await serve(plainRecords)
  const readState = async () => [await api.list.send(), await api.list.send({ query: { deleted: true } })]
  const before = await readState()
  for (const [name, value] of wrong) {
    const response = await api.send(...ask(name, value))
    const { data } = Refusal.safeParse(await response.json())
    // Errors within a reference or a list are reported for the whole field.
    const paths = [...new Set(data?.issues.map(({ path }) => path.split('.')[0]))]
    expect([response.status, paths], `${name}: ${JSON.stringify(value)?.slice(0, 80)}`).toEqual([422, [name]])
  }
  expect(await readState()).toEqual(before)
}

test('refuses an invalid new record at the wrong field', async () => {
  const wrong: [string, unknown][] = [
    ['id', 1],
    ['version', 7],
    ['deleted', true],
    ['createdAt', '2031-03-02'],
  ]
  const toRequest = (name: string, value: unknown): [string, object] => [base, json({ ...draft, [name]: value })]
  await expectRefused([...listInvalidDrafts(PlainRecordDraft), ...wrong], toRequest)
})

test('refuses an invalid change at the wrong field', async () => {
  const wrong: [string, unknown][] = [
    ['id', 1],
    ['version', 0],
    ['deleted', 'no'],
    ['updatedAt', '2031-03-02'],
  ]
  const toRequest = (name: string, value: unknown): [string, object] => [`${base}/1`, json({ [name]: value }, 'PATCH')]
  await expectRefused([...listInvalidDrafts(PlainRecordDraft), ...wrong], toRequest)
})

test.each(['sort=nothing', 'page=0', 'limit=1001', 'deleted=perhaps', 'unknown=1', 'q=a&q=b', `q=${'x'.repeat(201)}`])(
  'refuses a list with %s',
  async (query) => {
    const api = await serve(plainRecords)
    expect((await api.send(`${base}?${query}`)).status).toBe(422)
  },
)

test.each(['999999', '0', '-1', '1.5', 'abc', '2147483648', '%00'])('responds with 404 for the id %s', async (id) => {
  const api = await serve(plainRecords)
  const attempts = [{}, json(draft, 'PATCH'), { method: 'DELETE' }]
  const statuses = await Promise.all(attempts.map(async (init) => (await api.send(`${base}/${id}`, init)).status))
  expect(statuses).toEqual([404, 404, 404])
})
