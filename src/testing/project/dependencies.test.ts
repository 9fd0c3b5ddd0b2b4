import { expect, test } from 'vitest'
import { parseAudit } from '#scripts/lib/dependencies/audit-report.mjs'
import { disallowed, packagesFrom, productionPackages } from '#scripts/lib/dependencies/licences.mjs'

const entry = (license: string, more = {}) => ({ version: '1.0.0', license, ...more })
const lock = {
  '': entry('MIT', { optionalDependencies: { d: '1' } }),
  'node_modules/a': entry('MIT', { dependencies: { '@x/c': '1', b: '1' }, peerDependencies: { missing: '1' } }),
  'node_modules/b': entry('AGPL-3.0', { dependencies: { a: '1' } }),
  'node_modules/a/node_modules/@x/c': entry('MIT AND ISC', { dependencies: { e: '1' } }),
  'node_modules/d': entry('MIT AND GPL-3.0'),
  'node_modules/e': { version: '1.0.0' },
  'node_modules/tool': entry('GPL-3.0', { dev: true, dependencies: { a: '1' } }),
}

test('finds a licence that is not allowed, in production packages only', () => {
  const packages = packagesFrom(lock, ['a'])
  expect(packages.map(({ name }) => name)).toEqual(['@x/c', 'a', 'b', 'd', 'e'])
  expect(disallowed(packages).map(({ name }) => name)).toEqual(['b', 'd', 'e'])
})

test('counts what a build puts into pages among the production packages, but no tool', () => {
  const names = productionPackages().map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['hono', 'react-dom', '@emotion/react']))
  for (const tool of ['vite', 'vitest', 'typescript', '@playwright/test']) expect(names).not.toContain(tool)
})

test('reports a critical vulnerability of a package in use, but no moderate one', () => {
  const vulnerabilities = {
    a: { name: 'a', severity: 'critical', via: [{ title: 'Runs anything' }] },
    b: { name: 'b', severity: 'moderate', via: ['a'] },
    tool: { name: 'tool', severity: 'critical' },
  }
  const report = { metadata: { vulnerabilities: { total: 3 } }, vulnerabilities }
  expect(parseAudit(JSON.stringify(report), new Set(['a', 'b']))).toMatchObject({
    asked: true,
    weak: [{ name: 'a', severity: 'critical', title: 'Runs anything' }],
  })
})

test.each([
  '',
  'npm error',
  '{"message":"request to https://registry.example failed"}',
  '{"error":{"summary":"offline"}}',
])('counts an invalid report as no response: %s', (text) => expect(parseAudit(text, new Set()).asked).toBe(false))
