import { client } from '#platform/web/api/client.ts'
import type { ScenarioServer } from '#testing/inputs/audit-scenario.ts'
import { drafts, forms } from '../contract.ts'
import type { SupplierDraft } from '../contract-supplier.ts'

const supplier: SupplierDraft = {
  name: 'Quay Ropes',
  kind: 'goods',
  website: '',
  about: '',
  country: 'SE',
  street: 'Storgatan 1',
  postalCode: '111 22',
  city: 'Stockholm',
  region: '',
  vatNumber: 'SE 123456789001',
  iban: '',
  startsOn: '2031-01-01',
  endsOn: '',
  paymentDays: 30,
  orderLimit: 100,
  people: [{ name: 'Ada Berg', email: 'ada@berg.example', phone: '', role: 'sales' }],
  agreed: true,
}

export async function scenario({ visit }: ScenarioServer) {
  const visitor = await visit('u1')
  const [suppliers, own] = [client(forms, visitor), client(drafts, visitor)]
  const { id } = await suppliers.create.send({ body: supplier })
  const params = { id }
  await suppliers.remove.send({ params })
  await suppliers.restore.send({ params })
  await suppliers.remove.send({ params })

  const begun = await own.create.send({ body: {} })
  const values = { name: supplier.name }
  const draft = { params: { id: begun.id } }
  const { version } = await own.edit.send({ ...draft, body: { version: begun.version, values } })
  await own.discard.send(draft)
  await own.restore.send(draft)
  await suppliers.submit.send({ body: { draft: begun.id, version, supplier } })
}
