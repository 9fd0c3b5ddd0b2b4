import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { mailServer, statuses } from './email-test-server.ts'

const serve = mailServer(openRuntime)

test('creates, lists by name, edits and deletes templates', async () => {
  const api = await serve('u3')
  const second = await api.createTemplate.send({ body: { name: 'B', body: '<p>Two</p>' } })
  const first = await api.createTemplate.send({ body: { name: 'A', subject: 'Hello', body: '<p>One</p>' } })
  expect(await api.templates.send()).toEqual([first, second])
  const params = { id: second.id }
  const edited = await api.editTemplate.send({ params, body: { name: 'C', base: { name: 'B' } } })
  expect(edited).toEqual({ ...second, name: 'C' })
  await api.removeTemplate.send({ params })
  expect(await api.templates.send()).toEqual([first])
})

test('refuses empty templates, stale edits and other people’s templates, and sanitises the text', async () => {
  const [api, other] = await Promise.all([serve('u2'), serve('u3')])
  const { id, body } = await api.createTemplate.send({ body: { name: 'A', body: '<p>One<script>1</script></p>' } })
  expect(body).toBe('<p>One</p>')
  const params = { id }
  expect(
    await statuses([
      api.createTemplate.send({ body: { name: '', body: '<p>One</p>' } }),
      api.createTemplate.send({ body: { name: 'A', body: '' } }),
      api.editTemplate.send({ params, body: { name: 'C', base: { name: 'B' } } }),
      other.editTemplate.send({ params, body: { name: 'C' } }),
      other.removeTemplate.send({ params }),
    ]),
  ).toEqual([422, 422, 409, 404, 404])
  expect((await other.templates.send()).map((one) => one.id)).not.toContain(id)
})
