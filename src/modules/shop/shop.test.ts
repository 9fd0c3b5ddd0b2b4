import { expect, test } from 'vitest'
import { serve } from '#testing/serve.ts'
import { shop } from './contract.ts'

test('x', async () => {
  const api = await serve(shop)
  expect((await api.list.send()).length).toBe(48)
})
