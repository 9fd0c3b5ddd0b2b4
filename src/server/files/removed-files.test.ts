import { expect, test } from 'vitest'
import * as z from 'zod'
import { contract, get, put, readWrite } from '#platform/contract.ts'
import { filesOf } from '#platform/fields/declared-kinds.ts'
import { files, StoredFile, StoredFiles } from '#platform/files/stored-file.ts'
import { api } from '#platform/server/api.ts'
import { exchangeFiles } from '#platform/server/files/field-files.ts'
import { sweepFiles } from '#platform/server/files/files.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { visitorAs } from '#testing/browser/visitor.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { createApp } from '#server/create-app.ts'
import { platformMigrations } from '#server/node-modules.ts'

const fields = { maps: filesOf(3).default([]) }
const Atlas = z.strictObject(fields)
const hour = 60 * 60_000

const atlas = contract(
  'atlas',
  '/api/atlas',
  { show: get('/', { returns: Atlas }), change: put('/', { body: Atlas, returns: Atlas }) },
  { grants: { manager: readWrite, agent: readWrite, viewer: [] } },
)

/** A server with one record, which everybody changes. */
async function served() {
  let record = Atlas.parse({})
  let late = 0
  const handlers = api(atlas, () => ({
    show: () => record,
    change: async ({ body, services }) => {
      await exchangeFiles(services.files, fields, record, body)
      record = Atlas.parse(body)
      return record
    },
  }))
  const database = await emptyDatabase()
  await prepareDatabase(database, platformMigrations(), [], { now: new Date(), sample: true })
  const now = () => new Date(Date.now() + late)
  const app = createApp(database, [handlers], testServices({ now }))
  const sendAs = async (user: string, path: string, init: RequestInit) =>
    (await visitorAs(app, user)).send(new Request(`http://atrium.test${path}`, init))
  return {
    async upload(user: string) {
      const init = { method: 'POST', body: 'a,b', headers: { 'content-type': 'text/csv' } }
      return StoredFile.parse(await (await sendAs(user, `${files.base}?name=map.csv`, init)).json())
    },
    async change(user: string, maps: StoredFile[]) {
      const body = JSON.stringify({ maps: StoredFiles.parse(maps) })
      const init = { method: 'PUT', body, headers: { 'content-type': 'application/json' } }
      return (await sendAs(user, atlas.base, init)).status
    },
    wait: (hours: number) => void (late += hours * hour),
    async sweep() {
      await sweepFiles(database, undefined, now(), 400)
      return (await database.db.selectFrom('fileReleases').selectAll().execute()).length
    },
  }
}

test('only the user who removed a colleague’s file from a record can attach it again, for a day', async () => {
  const { upload, change, wait, sweep } = await served()
  const map = await upload('u2')
  expect(await change('u2', [map])).toBe(200)
  expect(await change('u3', [])).toBe(200)
  expect(await change('u5', [map])).toBe(422)
  expect(await change('u3', [map])).toBe(200)
  expect(await change('u3', [])).toBe(200)
  wait(23)
  expect(await sweep()).toBe(1)
  expect(await change('u3', [{ ...map, name: 'other.csv' }])).toBe(422)
  expect(await change('u3', [map])).toBe(200)
  expect(await change('u3', [])).toBe(200)
  wait(25)
  expect(await change('u3', [map])).toBe(422)
  expect(await sweep()).toBe(0)
  expect(await change('u2', [map])).toBe(200)
})
