import { expect, test } from 'vitest'
import { runtimeName } from '#testing/databases/runtimes.ts'
import { serve } from '#testing/inputs/serve.ts'
import { invoices } from '../contract.ts'

test('a user’s PDF files are limited by the hour', async () => {
  const api = await serve(invoices)
  const read = async () => (await api.send(`${invoices.base}/1/pdf?size=A9`)).status
  const before = await Promise.all(Array.from({ length: 300 }, read))
  expect(new Set(before)).toEqual(new Set([422]))
  expect(await read()).toBe(429)
  expect((await api.send(`${invoices.base}/1`)).status).toBe(200)
})

test('servers write PDF files, the demo does not', async () => {
  const api = await serve(invoices)
  const orders = [{ itemName: 'Courge', unitPrice: 100, units: 9 }]
  const { id } = await api.create.send({
    body: { billFrom: 'Larkmoor', billTo: 'Wilma', orderDate: '2026-03-02', orders },
  })
  const { status } = await api.send(`${invoices.base}/${id}/pdf`)
  expect(status).toBe(runtimeName() === 'demo' ? 404 : 200)
})
