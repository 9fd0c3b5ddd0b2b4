import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { AnyFill } from '#platform/db/sample/fill.ts'
import { addedTexts, provideTexts } from '#platform/i18n/server-texts.ts'
import { withEnglish } from '#platform/i18n/with-english.ts'
import type { Migrations } from '#platform/db/migrate.ts'
import type { ServerModule } from '#platform/server/server-module.ts'

const modulesFolder = new URL('../modules/', import.meta.url)

const readJson = (file: URL): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

provideTexts((language, name) => readJson(new URL(`../languages/${language}/${name}.json`, import.meta.url)))

const sqlFiles = (folder: URL): Migrations =>
  existsSync(folder)
    ? Object.fromEntries(
        readdirSync(folder)
          .filter((file) => file.endsWith('.sql'))
          .map((file) => [file.replace(/\.sql$/, ''), readFileSync(new URL(file, folder), 'utf8')]),
      )
    : {}

async function defaultExport(file: URL) {
  if (!existsSync(file)) return undefined
  const loaded = await import(file.href)
  return loaded.default
}

export const platformMigrations = () => sqlFiles(new URL('../platform/db/migrations/', import.meta.url))

const moduleNames = () =>
  existsSync(modulesFolder)
    ? readdirSync(modulesFolder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))
    : []

/** Fills for measurements, by module name. No server loads them. */
export async function findFills(): Promise<Map<string, AnyFill>> {
  const fills = await Promise.all(
    moduleNames().map(async (name) => [name, await defaultExport(new URL(`${name}/fill.ts`, modulesFolder))] as const),
  )
  return new Map(fills.filter(([, fill]) => fill !== undefined))
}

/** The module folders as Node finds them: on disk, in the order of their names. */
export async function findModules(): Promise<ServerModule[]> {
  return Promise.all(
    moduleNames().map(async (name) => {
      const folder = new URL(`${name}/`, modulesFolder)
      return {
        name,
        migrations: sqlFiles(new URL('migrations/', folder)),
        api: await defaultExport(new URL('api.ts', folder)),
        sample: await defaultExport(new URL('sample.ts', folder)),
        documents: await defaultExport(new URL('documents.ts', folder)),
        texts: async (language) => {
          const [english, own] = ['en', language].map((code) => readJson(new URL(`locales/${code}.json`, folder)))
          return withEnglish(english, own ?? addedTexts(language, name))
        },
      }
    }),
  )
}
