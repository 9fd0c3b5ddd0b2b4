import { readFileSync } from 'node:fs'
import { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import type { Rule } from '#platform/permissions/rules.ts'
import { client } from '#platform/web/api/client.ts'
import { openServer } from '#testing/inputs/endpoints.ts'
import { invoices } from '../contract.ts'

const draft = {
  issue: true,
  billFrom: 'Larkmoor',
  billTo: 'Wilma Aldous',
  orders: [{ itemName: 'Courge', unitPrice: 10, units: 9 }],
}
const date = new Date().toISOString().slice(0, 10)

/** The actions that these rules permit on a manager's and on an administrator's invoice. All others answer 403. */
async function runActions(rules: Rule[]) {
  const server = openServer()
  const make = async (userId: string) => client(invoices, await server.signIn(userId)).create.send({ body: draft })
  const ids = [(await make('u2')).id, (await make('u1')).id]
  await server.giveRules('u2', [{ action: ['read'], subject: invoices.name }, ...rules])
  const api = client(invoices, await server.signIn('u2'))
  const listSucceeding = async (id: number) => {
    const params = { id }
    const attempts = {
      edit: () => api.edit.send({ params, body: { completed: true } }),
      mail: () => api.mail.send({ params, body: { to: ['wilma@aldous.example'], subject: 'Your invoice' } }),
      publish: () => api.publish.send({ params }),
      revoke: () => api.revoke.send({ params }),
      pay: () => api.pay.send({ params, body: { amount: 1, date } }),
    }
    const succeeded: string[] = []
    for (const [name, attempt] of Object.entries(attempts))
      await attempt().then(
        () => succeeded.push(name),
        (error: unknown) => expect(error).toMatchObject({ status: 403 }),
      )
    return succeeded.join(' ')
  }
  return [await listSucceeding(ids[0] ?? 0), await listSucceeding(ids[1] ?? 0)]
}

const subject = invoices.name
const ownInvoices = { createdById: '$user.id' }

test.each<[string, Rule, string[]]>([
  ['changes', { action: ['update'], subject }, ['edit', 'edit']],
  ['sends', { action: ['send'], subject }, ['mail publish revoke', 'mail publish revoke']],
  ['records payments of', { action: ['pay'], subject }, ['pay', 'pay']],
  ['sends their own', { action: ['send'], subject, conditions: ownInvoices }, ['mail publish revoke', '']],
  ['manages', { action: ['manage'], subject }, ['edit mail publish revoke pay', 'edit mail publish revoke pay']],
])('a role that may only %s invoices can do nothing else', async (_, rule, expected) => {
  expect(await runActions([rule])).toEqual(expected)
})

test('audit entries name the action', async () => {
  const server = openServer()
  const visitor = await server.signIn('u1')
  const api = client(invoices, visitor)
  const { id } = await api.create.send({ body: draft })
  await api.publish.send({ params: { id } })
  const entries = await server.db
    .selectFrom('auditEntries')
    .select(['action', 'endpoint'])
    .where('topic', '=', subject)
    .where('recordId', '=', String(id))
    .orderBy('id')
    .execute()
  expect(entries).toEqual([
    { action: 'create', endpoint: 'create' },
    { action: 'send', endpoint: 'publish' },
  ])
})

test('the migration grants the actions to changed roles that could update', async () => {
  const server = openServer()
  const before: Rule[] = [
    { action: ['read', 'update'], subject },
    { action: ['read', 'create', 'update', 'delete'], subject, conditions: ownInvoices },
    { action: ['read', 'create'], subject },
    { action: ['read', 'update'], subject: `${subject}-elsewhere` },
  ]
  await server.giveRules('u2', before)
  const file = new URL('../migrations/0006-own-actions.sql', import.meta.url)
  await server.db.executeQuery(CompiledQuery.raw(readFileSync(file, 'utf8')))
  const { rules } = await (await server.signIn('u2')).show()
  expect(rules.slice(0, before.length)).toEqual([
    { action: ['read', 'update', 'send', 'pay'], subject },
    { action: ['read', 'create', 'update', 'delete', 'send', 'pay'], subject, conditions: ownInvoices },
    ...before.slice(2),
  ])
})
