import { expect, test } from 'vitest'
import { groupCalls } from '#scripts/lib/upgrade/group-call.mjs'

const grouped = (text: string) =>
  groupCalls(new Map([['src/modules/pears/api.ts', text]])).get('src/modules/pears/api.ts')

test('an upgrade moves a handler’s arguments into their groups', () => {
  expect(
    grouped('api(pears, (db) => ({ eat: async ({ params: { id }, user, files, mail, tell }) => tell([user.id]) }))'),
  ).toBe(
    'api(pears, (db) => ({ eat: async ({ params: { id }, user, services: { files, mail }, events: { announce: tell } }) => tell([user.id]) }))',
  )
  expect(grouped('api(pears, (db) => ({ eat: async ({ body, seen }) => list(seen(db)) }))')).toBe(
    'api(pears, (db) => ({ eat: async ({ body, db: { withRowFilters: seen } }) => list(seen(db)) }))',
  )
  expect(grouped('api(pears, (db) => ({ eat: (call) => call.secrets.hash(call.user.id) }))')).toBe(
    'api(pears, (db) => ({ eat: (call) => call.services.secrets.hash(call.user.id) }))',
  )
  expect(grouped('api(pears, handlers, { every: [{ seconds: 5, run: (db) => async ({ now, notify }) => {} }] })')).toBe(
    'api(pears, handlers, { every: [{ seconds: 5, run: (db) => async ({ now, events: { notify } }) => {} }] })',
  )
})

test('an upgrade updates the types of functions that receive part of a call', () => {
  const former = `import { api, type Call } from '#platform/server/api.ts'
type Eater = Pick<Call<'eaten'>, 'user' | 'notify' | 'withdraw'>
function eat({ user, ...rest }: Eater, files: Call['files']) {
  rest.withdraw({ recordId: user.id })
}`
  const now = `import { api } from '#platform/server/api.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
type Eater = Pick<Call<'eaten'>, 'user' | 'events'>
function eat({ user, ...rest }: Eater, files: Call['services']['files']) {
  rest.events.withdraw({ recordId: user.id })
}`
  expect(grouped(former)).toBe(now)
  expect(grouped(now)).toBe(now)
})

test('an upgrade renames tell to announce', () => {
  const former = `import type { Call, Tell } from '#platform/server/api.ts'
const eat = (call: Pick<Call, 'tell'>, tell: Call['tell'], other: Tell) => call.tell('everyone')
const peel = ({ tell: say }: Pick<Call, 'tell'>) => say('everyone')`
  expect(grouped(former)).toBe(`import type { Call, Announce as Tell } from '#platform/server/pipeline/call.ts'
const eat = (call: Pick<Call, 'events'>, tell: Call['events']['announce'], other: Tell) => call.events.announce('everyone')
const peel = ({ events: { announce: say } }: Pick<Call, 'events'>) => say('everyone')`)
})

test('an upgrade leaves code unchanged that only looks like a call', () => {
  const text =
    'export const sizes = { of: ({ files, name }) => files.length, at: (files) => files.map(({ mode }) => mode) }'
  expect(grouped(text)).toBe(text)
})
