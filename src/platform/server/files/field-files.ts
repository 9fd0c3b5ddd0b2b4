import { Failure, notFound, refused } from '#platform/errors/failure.ts'
import type { Shape } from '#platform/fields/contract-shapes.ts'
import { getField } from '#platform/fields/fields.ts'
import { isSameJson } from '#platform/fields/same-json.ts'
import { type StoredFile, StoredFiles } from '#platform/files/stored-file.ts'
import type { Files } from './files.ts'

/** The files of each field of the kind `files` that the values name. */
const filesIn = (fields: Shape, values: object) => {
  const valueByName = new Map<string, unknown>(Object.entries(values))
  return Object.keys(fields)
    .filter((name) => valueByName.has(name) && getField(fields[name]).kind === 'files')
    .map((name) => ({ name, stored: StoredFiles.parse(valueByName.get(name)) }))
}

/** Attaches uploads; a refusal is about the whole field. */
const attach = (files: Pick<Files, 'attach'>, name: string, added: readonly StoredFile[]) =>
  files.attach(added.map(({ id }) => id)).catch((error: unknown) => {
    throw error instanceof Failure && error.status === 422
      ? refused(name, 'This upload does not exist or has expired')
      : error
  })

/**
 * Attaches the files that a change adds to a record, and releases those that it removes; for a new record, `before` is
 * empty. 422 at the field unless each file is an upload of the user, as the upload's response described it, was there
 * before, or was removed by the user during the last day. A refusal attaches nothing.
 */
export async function exchangeFiles(
  files: Pick<Files, 'attach' | 'detach' | 'release'>,
  fields: Shape,
  before: object,
  changes: object,
) {
  const attachedSoFar: StoredFile[][] = []
  try {
    await exchangeEach(files, fields, { before, changes, onAttach: (attached) => attachedSoFar.push(attached) })
  } catch (error) {
    if (error instanceof Failure) for (const attached of attachedSoFar) await files.release(attached)
    throw error
  }
}

interface Exchange {
  before: object
  changes: object
  onAttach: (attached: StoredFile[]) => void
}

async function exchangeEach(
  files: Pick<Files, 'attach' | 'detach'>,
  fields: Shape,
  { before, changes, onAttach }: Exchange,
) {
  const previousFiles = new Map(filesIn(fields, before).map(({ name, stored }) => [name, stored]))
  for (const { name, stored: next } of filesIn(fields, changes)) {
    const previous = previousFiles.get(name) ?? []
    const isAmong = (list: readonly StoredFile[]) => (file: StoredFile) => list.some(({ id }) => id === file.id)
    if (new Set(next.map(({ id }) => id)).size < next.length) throw refused(name, 'The same file occurs twice')
    const added = next.filter((file) => !isAmong(previous)(file))
    const attached = await attach(files, name, added)
    onAttach(attached)
    const isUnaltered = (file: StoredFile) => [...previous, ...attached].some((known) => isSameJson(known, file))
    if (!next.every(isUnaltered)) throw refused(name, 'Name, type or size differ from the uploaded file')
    await files.detach(previous.filter((file) => !isAmong(next)(file)))
  }
}

/** Releases all files of a record that is deleted for good. */
export async function releaseFiles(files: Pick<Files, 'release'>, fields: Shape, record: object) {
  // One by one, since a file may be in two fields, each of which counts as a use.
  for (const { stored } of filesIn(fields, record)) await files.release(stored)
}

/** A file of a record that the user may read; 404 if the record has none with this id. */
export function getFile(fields: Shape, record: object, id: string): StoredFile {
  const file = filesIn(fields, record)
    .flatMap(({ stored }) => stored)
    .find((file) => file.id === id)
  if (!file) throw notFound('File not found')
  return file
}
