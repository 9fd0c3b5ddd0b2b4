import { expect, test } from 'vitest'
import { parseAudit } from '#scripts/lib/dependencies/audit-report.mjs'
import { disallowed, productionPackages } from '#scripts/lib/dependencies/licences.mjs'

const entry = (license: string, more = {}) => ({ version: '1.0.0', license, ...more })
const lock = {
  '': entry('MIT'),
  'node_modules/a': entry('MIT'),
  'node_modules/b': entry('AGPL-3.0'),
  'node_modules/a/node_modules/@x/c': entry('MIT AND ISC'),
  'node_modules/d': entry('MIT AND GPL-3.0'),
  'node_modules/e': { version: '1.0.0' },
  'node_modules/tool': entry('GPL-3.0', { dev: true }),
}

test('finds a licence that is not allowed, in production packages only', () => {
  const packages = productionPackages(lock)
  expect(packages.map(({ name }) => name)).toEqual(['@x/c', 'a', 'b', 'd', 'e'])
  expect(disallowed(packages).map(({ name }) => name)).toEqual(['b', 'd', 'e'])
})

test('reports a critical vulnerability, but no moderate one', () => {
  const vulnerabilities = {
    a: { name: 'a', severity: 'critical', via: [{ title: 'Runs anything' }] },
    b: { name: 'b', severity: 'moderate', via: ['a'] },
  }
  const report = { metadata: { vulnerabilities: { total: 2 }, dependencies: { total: 9 } }, vulnerabilities }
  expect(parseAudit(JSON.stringify(report))).toMatchObject({
    asked: true,
    counted: 9,
    weak: [{ name: 'a', severity: 'critical', title: 'Runs anything' }],
  })
})

test.each([
  '',
  'npm error',
  '{"message":"request to https://registry.example failed"}',
  '{"error":{"summary":"offline"}}',
])('counts an invalid report as no response: %s', (text) => expect(parseAudit(text).asked).toBe(false))
