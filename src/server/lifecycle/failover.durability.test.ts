import { expect, test } from 'vitest'
import { failover } from '#testing/databases/failover.ts'

test('after the primary dies under load, the standby takes over and no acknowledged write is lost', async () => {
  const { acknowledged, refused, ...found } = await failover({ before: 500 })
  expect(acknowledged).toBeGreaterThan(40)
  expect(refused).toBeGreaterThan(0)
  expect(found).toMatchObject({ lost: 0, half: 0, unheard: 0, isLastHeard: true, isNewOneFound: true })
}, 300_000)
