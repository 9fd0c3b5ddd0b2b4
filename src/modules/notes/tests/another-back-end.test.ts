import { expect, onTestFinished, test } from 'vitest'
import { session, settings } from '#platform/contracts/session-contract.ts'
import { runConformance } from '#testing/conformance/run.ts'
import { hasPython, pythonServer } from './python-server.ts'
import { serverAt } from '#testing/servers/spawned-server.ts'
import { notes } from '../contract.ts'

test('a server in another language conforms to the OpenAPI document of notes', { timeout: 120_000 }, async () => {
  if (!hasPython()) return void process.stderr.write('There is no python3 here: the server in Python is not tried.\n')
  const { address, end } = await pythonServer()
  onTestFinished(end)
  const server = serverAt(address)
  const results = await runConformance({
    contracts: [notes, session, settings],
    visitor: server,
    anonymous: server,
    address,
  })
  const failures = results.filter(({ outcome }) => outcome === 'failed')
  expect(failures.map(({ subject, requirement, reason }) => `${subject} ${requirement}: ${reason}`)).toEqual([])
  expect(results.filter(({ outcome }) => outcome === 'passed').length).toBeGreaterThan(200)
})
