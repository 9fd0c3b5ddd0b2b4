import { expect, test } from 'vitest'
import type { FirstQueries } from '#platform/first-queries.ts'
import type { ModuleDefinition } from '#platform/module.ts'

const queries = import.meta.glob<Readonly<Record<string, FirstQueries>>>('../../modules/*/first-queries.ts', {
  import: 'default',
})
const definitions = import.meta.glob<ModuleDefinition>('../../modules/*/module.ts', { import: 'default' })

for (const [file, load] of Object.entries(queries)) {
  const module = file.replace('first-queries.ts', 'module.ts')
  test(`${file.slice('../../'.length)} names screens of its module`, async () => {
    const paths = (await definitions[module]?.())?.routes.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(Object.keys(await load())))
  })
}

for (const [file, load] of Object.entries(definitions)) {
  const module = file.slice('../../'.length)
  test(`${module} names queries for each screen of a record`, async () => {
    const { routes } = await load()
    const recordPaths = routes.flatMap(({ path, layout = 'main' }) =>
      layout === 'main' && path.includes(':') ? [path] : [],
    )
    const byPath = (await queries[file.replace('module.ts', 'first-queries.ts')]?.()) ?? {}
    expect(Object.keys(byPath)).toEqual(expect.arrayContaining(recordPaths))
  })
}
