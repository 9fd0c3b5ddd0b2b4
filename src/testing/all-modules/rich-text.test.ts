import * as z from 'zod'
import { expect, onTestFinished, test } from 'vitest'
import { takeEveryNth } from '#scripts/lib/test-run/sample.mjs'
import { htmlBounds, maxHtmlLength } from '#platform/request-limits.ts'
import { getRichText } from '#platform/rich-text/rich-text.ts'
import { Problem } from '#platform/errors/failure.ts'
import { richTextPaths } from '#platform/server/html/sanitise-rich-texts.ts'
import { htmlWorkers } from '#server/html/html-workers.ts'
import { measureHold } from '#testing/inputs/cpu-time.ts'
import { openServer, operations, createRequest, getTitle } from '#testing/inputs/endpoints.ts'
import { minimumInAtrium } from '#testing/project/created-project.ts'
import { bodyWith, repeatHtml, richTextFields as fields } from '#testing/inputs/rich-text-fields.ts'

const reopened = (formatted: number, blocks: number) =>
  `<p>${repeatHtml(formatted, (at) => `<b a${at}>`)}</p>${'<p>x</p>'.repeat(blocks)}`

// Texts that the scan refuses, and texts that only the parser can refuse: 20 kB each, so that most fit a field of
// 20,000.
const expensive: Record<string, string> = {
  '100 formatting elements before 1,000 blocks': reopened(100, 1000),
  '300 before 2,000': reopened(300, 2000),
  '600 before 4,000': reopened(600, 4000),
  '700 before 7,000': reopened(700, 7000),
  '45 before 2,400': reopened(45, 2400),
  '5 before 20,000': reopened(5, 20_000),
  'nested elements': '<div>'.repeat(2300),
  'many attributes': `<p ${repeatHtml(3000, (at) => `a${at}=1 `)}>x</p>`,
  'many elements with attributes': `<p ${repeatHtml(45, (at) => `a${at} `)}>x</p>`.repeat(900),
  'a long attribute': `<p title="${'x'.repeat(190_000)}">x</p>`,
  'adjacent formatting': '<b>x</b>'.repeat(20_000),
  'formatting that is misnested': '<b><i></b><p>'.repeat(10_000),
  'nested tables': '<table><tr><td>'.repeat(10_000),
  'links in links': '<a href="https://x.example"><p>'.repeat(5000),
  'links in a table': `<table><tr>${'<a href="https://x.example">x</a>'.repeat(5000)}`,
  entities: '&amp;'.repeat(39_000),
  ampersands: '&'.repeat(190_000),
  comments: '<!---->'.repeat(27_000),
  'comments that are never closed': '<!--'.repeat(49_000),
  CDATA: '<![CDATA['.repeat(21_000),
  'quotes that are never closed': '<a href="'.repeat(21_000),
  choices: '<select><option>'.repeat(12_000),
  templates: '<template>'.repeat(19_000),
  svg: '<svg><p>'.repeat(20_000),
  math: '<math><mi>'.repeat(19_000),
  noscript: '<noscript><p>'.repeat(15_000),
}

/** A server that sanitises in threads, as in production. */
async function opened() {
  const stopping = new AbortController()
  onTestFinished(() => stopping.abort())
  const log = { info() {}, error() {} }
  const server = openServer({ log, sanitise: htmlWorkers({ log, stopping: stopping.signal }) })
  const { send } = await server.signIn('u1')
  const count = async () => {
    const { written } = await server.db
      .selectFrom('auditEntries')
      .select((eb) => eb.fn.countAll<number>().as('written'))
      .executeTakeFirstOrThrow()
    return Number(written)
  }
  return { send, count }
}

test('the schemas mark every text of an editor, where the server looks for it', () => {
  expect(fields.length).toBeGreaterThanOrEqual(minimumInAtrium(14))
  for (const { endpoint } of operations) {
    const marked = new Set<z.core.$ZodType>()
    if (!endpoint.body) continue
    const mark = (schema: z.core.$ZodType) => void (getRichText(schema) && marked.add(schema))
    z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any', override: ({ zodSchema }) => mark(zodSchema) })
    // No marked text is where the server does not look, such as in a record.
    expect(richTextPaths(endpoint.body).length > 0).toBe(marked.size > 0)
  }
})

test('the OpenAPI document describes them as strings with a maximum length', () => {
  for (const { operation, path } of fields) {
    const name = path.split('.').at(-1) ?? ''
    const described = JSON.stringify(
      z.toJSONSchema(operation.endpoint.body ?? z.never(), { io: 'input', unrepresentable: 'any' }),
    )
    const [, most] = new RegExp(`"${name}":\\{[^}]*"type":"string","maxLength":(\\d+)`).exec(described) ?? []
    expect(Number(most), name).toBeGreaterThan(0)
    expect(Number(most), name).toBeLessThanOrEqual(maxHtmlLength)
  }
})

test.each(
  takeEveryNth(fields, 3).map((field) => ({ ...field, title: `${getTitle(field.operation)} (${field.path})` })),
)(
  '$title: no text blocks the server, and a refused one is reported at its field and changes nothing',
  async ({ operation, path }) => {
    const { send, count } = await opened()
    for (const [what, html] of Object.entries(expensive)) {
      const body = bodyWith(operation, path, html)
      const before = await count()
      const attempt = () => measureHold(() => send(createRequest(operation, { body })))
      const { result: response, hold } = await attempt()
      const responseText = await response.text()
      expect(responseText.length, what).toBeLessThanOrEqual(4 * html.length + 64_000)
      expect([200, 201, 404, 409, 422], `${what}: ${responseText.slice(0, 300)}`).toContain(response.status)
      expect((await count()) === before || response.ok, what).toBe(true)
      const holds = [hold]
      for (let again = 0; again < 4 && Math.min(...holds) > 100; again += 1) holds.push((await attempt()).hold)
      expect(Math.min(...holds), what).toBeLessThan(100)
    }
    const deep = await send(
      createRequest(operation, { body: bodyWith(operation, path, '<div>'.repeat(htmlBounds.depth + 1)) }),
    )
    expect(deep.status).toBe(422)
    const { issues } = Problem.parse(await deep.json())
    expect(issues).toContainEqual(expect.objectContaining({ path, reason: 'tooComplex' }))
  },
)
