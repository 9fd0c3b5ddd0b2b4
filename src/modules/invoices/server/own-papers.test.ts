import { expect, test } from 'vitest'
import { client } from '#platform/web/api/client.ts'
import { openServer } from '#testing/inputs/endpoints.ts'
import { invoices } from '../contract.ts'

const draft = {
  issue: true,
  billFrom: 'Larkmoor',
  billTo: 'Wilma Aldous',
  orders: [{ itemName: 'Courge', unitPrice: 10, units: 9 }],
}

test('a role that may read only its own invoices gets only their PDF, and each leaves an entry in the audit log', async () => {
  const server = openServer()
  const make = async (userId: string) => client(invoices, await server.signIn(userId)).create.send({ body: draft })
  const [own, other] = [await make('u2'), await make('u1')]
  const credited = await client(invoices, await server.signIn('u1')).credit.send({
    params: { id: other.id },
    body: { amount: 1, reason: 'Late', credited: 0 },
  })
  const { publicLink } = await client(invoices, await server.signIn('u1')).publish.send({ params: { id: other.id } })
  const token = publicLink?.split('/').at(-1) ?? ''
  await client(invoices, await server.signIn('u1')).publicPdf.send({ params: { token } })
  await server.giveRules('u2', [{ action: ['read'], subject: invoices.name, conditions: { createdById: '$user.id' } }])
  const api = client(invoices, await server.signIn('u2'))
  expect((await api.pdf.send({ params: { id: own.id } })).name).toContain(own.number)
  await expect(api.pdf.send({ params: { id: other.id } })).rejects.toMatchObject({ status: 404 })
  const note = credited.creditNotes[0]?.id ?? 0
  await expect(api.creditNotePdf.send({ params: { id: other.id, note } })).rejects.toMatchObject({ status: 404 })
  await server.giveRules('u2', [])
  await expect(api.pdf.send({ params: { id: own.id } })).rejects.toMatchObject({ status: 403 })
  const entries = await server.db
    .selectFrom('auditEntries')
    .select(['endpoint', 'recordId', 'userId', 'format', 'records'])
    .where('action', '=', 'export')
    .execute()
  expect(entries).toEqual([
    // The path of a shared paper has no id.
    { endpoint: 'publicPdf', recordId: String(other.id), userId: null, format: 'application/pdf', records: 1 },
    { endpoint: 'pdf', recordId: String(own.id), userId: 'u2', format: 'application/pdf', records: 1 },
  ])
})
