import { expect, test } from 'vitest'
import { runTrial } from '#testing/databases/run-trial.ts'

test('an order is whole or absent, and bought once, when the server or its database is killed while people buy', async () => {
  const { code, output } = await runTrial('kills', '--kills', '2', '--on', 'sqlite,database')
  expect(output).toContain('Every promise was kept.')
  expect(code).toBe(0)
}, 120_000)
