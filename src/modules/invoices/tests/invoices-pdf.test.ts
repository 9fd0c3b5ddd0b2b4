import { expect, test } from 'vitest'
import { runtimeName } from '#testing/databases/runtimes.ts'
import { serve } from '#testing/inputs/serve.ts'
import { invoices } from '../contract.ts'

test('servers write PDF files, the demo does not', async () => {
  const api = await serve(invoices)
  const orders = [{ itemName: 'Courge', unitPrice: 100, units: 9 }]
  const { id } = await api.create.send({
    body: { billFrom: 'Larkmoor', billTo: 'Wilma', orderDate: '2026-03-02', orders },
  })
  const { status } = await api.send(`${invoices.base}/${id}/pdf`)
  expect(status).toBe(runtimeName() === 'demo' ? 404 : 200)
})
