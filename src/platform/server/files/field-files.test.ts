import { expect, test } from 'vitest'
import { filesOf } from '#platform/fields/declared-kinds.ts'
import type { StoredFile } from '#platform/files/stored-file.ts'
import { exchangeFiles, releaseFiles } from './field-files.ts'

const fields = { maps: filesOf(3).default([]), plans: filesOf(3).default([]) }
const file: StoredFile = { id: 'file-0001', name: 'map.csv', type: 'text/csv', size: 3 }

test('releases a file once for each field that has it', async () => {
  let uses = 0
  const files = {
    attach: async (ids: readonly string[]) => {
      uses += ids.length
      return ids.map(() => file)
    },
    detach: async () => {},
    // As a database, which counts each row once for each statement.
    release: async (released: readonly StoredFile[]) => {
      uses -= new Set(released.map(({ id }) => id)).size
    },
  }
  const record = { maps: [file], plans: [file] }
  await exchangeFiles(files, fields, {}, record)
  expect(uses).toBe(2)
  await releaseFiles(files, fields, record)
  expect(uses).toBe(0)
})

test('a refusal attaches nothing', async () => {
  let uses = 0
  const files = {
    attach: async (ids: readonly string[]) => {
      uses += ids.length
      return ids.map(() => file)
    },
    detach: async () => {},
    release: async (released: readonly StoredFile[]) => {
      uses -= released.length
    },
  }
  const record = { maps: [file], plans: [{ ...file, name: 'other.csv' }] }
  await expect(exchangeFiles(files, fields, {}, record)).rejects.toMatchObject({ status: 422 })
  expect(uses).toBe(0)
})
