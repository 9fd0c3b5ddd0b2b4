import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findModules, platformMigrations } from '#server/node-modules.ts'
import { platformContracts } from '#server/platform-contracts.ts'
import { mayLackModules, minimumInAtrium } from '#testing/project/created-project.ts'

const page = readFileSync('docs/security.md', 'utf8')
const modules = await findModules()
const contracts = [
  ...modules.flatMap(({ api = [] }) => [api].flat().map(({ contract }) => contract)),
  ...platformContracts,
]

/** The names in the page's row of a class. */
function listed(name: string) {
  const row = page.split('\n').find((line) => line.startsWith(`| **${name}** |`))
  return [...(row ?? '').matchAll(/`([\w.-]+)`/g)].map(([, one = '']) => one).toSorted()
}

/** The columns of type `secret` in the migrations, by table. */
function secretColumns() {
  const sources = [platformMigrations(), ...modules.map(({ migrations }) => migrations)].flatMap(Object.values)
  const dropped = sources
    .flatMap((source: string) => [...source.matchAll(/^alter table "(\w+)" drop column "(\w+)"/gm)])
    .map(([, table, column]) => `${table}.${column}`)
  return sources
    .flatMap((source: string) => [...source.matchAll(/^(?:create|alter) table "(\w+)"([^;]*)/gm)])
    .flatMap(([, table = '', body = '']) =>
      [...body.matchAll(/"(\w+)" secret\b/g)].map(([, column = '']) => `${table}.${column}`),
    )
    .filter((column) => !dropped.includes(column))
}

const classes = {
  secret: secretColumns(),
  private: contracts.filter((contract) => contract.private).map(({ name }) => name),
  public: contracts
    .filter(({ endpoints }) =>
      Object.values(endpoints).some((endpoint) => endpoint.public && endpoint.action === 'read'),
    )
    .map(({ name }) => name),
}

test.each(Object.entries(classes))('the page of security lists exactly the %s data', (name, found) => {
  expect(found.length).toBeGreaterThanOrEqual(minimumInAtrium(1))
  expect(found.filter((item) => !listed(name).includes(item))).toEqual([])
  // In a project with some of the modules, the page also names data of the others.
  expect(mayLackModules ? [] : listed(name).filter((item) => !found.includes(item))).toEqual([])
})

test('the page of security lists exactly the topics whose reads are not counted', () => {
  const line = page.split('\n').find((text) => text.startsWith('- Not counted are reads of '))
  const documented = [...(line ?? '').matchAll(/`([\w.-]+)`/g)].map(([, one = '']) => one)
  const uncounted = contracts.filter(({ uncountedReads }) => uncountedReads !== undefined).map(({ name }) => name)
  expect(uncounted.filter((name) => !documented.includes(name))).toEqual([])
  expect(mayLackModules ? [] : documented.filter((name) => !uncounted.includes(name))).toEqual([])
})
