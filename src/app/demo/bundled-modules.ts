import { addedTexts, provideTexts } from '#platform/i18n/server-texts.ts'
import { withEnglish } from '#platform/i18n/with-english.ts'
import type { Migrations } from '#platform/db/migrate.ts'
import type { AnySample } from '#platform/db/sample/sample.ts'
import type { Api } from '#platform/server/api.ts'
import type { AnyDocuments } from '#platform/server/site/document.ts'
import type { ServerModule } from '#platform/server/server-module.ts'

const apis = import.meta.glob<Api | readonly Api[]>('../../modules/*/api.ts', { eager: true, import: 'default' })
// Most browsers need none, since the build's database contains the rows.
const samples = import.meta.glob<AnySample>('../../modules/*/sample.ts', { import: 'default' })
const documents = import.meta.glob<AnyDocuments>('../../modules/*/documents.ts', { eager: true, import: 'default' })
const texts = import.meta.glob<unknown>('../../modules/*/locales/*.json', { import: 'default' })
const customTexts = import.meta.glob<unknown>('../../languages/*/*.json', { eager: true, import: 'default' })
const migrations = import.meta.glob<string>('../../modules/*/migrations/*.sql', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const platform = import.meta.glob<string>('../../platform/db/migrations/*.sql', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const fileName = (path: string) => path.replace(/^.*\/(.+)\.sql$/, '$1')
const moduleName = (path: string) => path.replace(/^.*\/modules\/([^/]+)\/.*$/, '$1')

const byName = (files: Record<string, string>): Migrations =>
  Object.fromEntries(Object.entries(files).map(([path, sql]) => [fileName(path), sql]))

export const platformMigrations = () => byName(platform)

provideTexts((language, name) => customTexts[`../../languages/${language}/${name}.json`])

async function readTexts(name: string, language: string) {
  const [english, own] = await Promise.all(
    ['en', language].map((code) => texts[`../../modules/${name}/locales/${code}.json`]?.()),
  )
  return withEnglish(english, own ?? addedTexts(language, name))
}

/** The server's parts of all modules, as found by the bundler. */
export const findModules = (): ServerModule[] =>
  [...new Set([apis, migrations, documents].flatMap(Object.keys).map(moduleName))].sort().map((name) => {
    const filterFiles = <Value>(files: Record<string, Value>) =>
      Object.entries(files).filter(([path]) => moduleName(path) === name)
    const api = filterFiles(apis)[0]?.[1]
    const loadSample = filterFiles(samples)[0]?.[1]
    const pages = filterFiles(documents)[0]?.[1]
    return {
      name,
      migrations: byName(Object.fromEntries(filterFiles(migrations))),
      ...(api && { api }),
      ...(loadSample && { loadSample }),
      ...(pages && { documents: pages }),
      texts: (language) => readTexts(name, language),
    }
  })
