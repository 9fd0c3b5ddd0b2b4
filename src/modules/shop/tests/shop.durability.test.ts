import { expect, test } from 'vitest'
import { runResilience } from '#testing/databases/run-resilience.ts'

test('writes an order entirely or not at all, and once, when the server or its database is killed', async () => {
  const { code, output } = await runResilience('kills', '--kills', '2', '--on', 'sqlite,database')
  expect(output).toContain('All requirements are met.')
  expect(code).toBe(0)
}, 120_000)
