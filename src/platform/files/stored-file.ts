import * as z from 'zod'
import { contract, file, get, post, readOnly, readWrite } from '#platform/contract.ts'
import { maxFileBytes } from '#platform/request-limits.ts'

export const FileId = z.string().regex(/^[\w-]{8,64}$/)

/** A file as stored in a record; `size` is in bytes. */
export const StoredFile = z.object({ id: FileId, name: z.string(), type: z.string(), size: z.int() })
export type StoredFile = z.infer<typeof StoredFile>

/** The files of a record; none for an invalid value. */
export const StoredFiles = z.array(StoredFile).catch([])

/** The endpoint for the files of a record, whose handler opens them with `getFile`. */
export const fileDownload = get('/:id/files/:file', {
  params: z.strictObject({ id: z.coerce.number<number>().int().min(1).max(2_147_483_647), file: FileId }),
  returns: file('*/*'),
})

// File names are shown and saved, never used as paths: without folders and characters that are invisible or change the
// text direction.
const hidden = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu
const maxNameLength = 200

/** The safe name of a file, from the name that the client sent. */
export const cleanFileName = (name: string) =>
  name
    .replace(/^.*[/\\]/s, '')
    .replaceAll(hidden, '')
    .replace(/[.\s]+$/, '')
    .trim()
    .slice(0, maxNameLength)
    .toWellFormed() || 'file'

export const files = contract(
  'files',
  '/api/files',
  {
    upload: post('/', {
      query: z.strictObject({ name: z.string().trim().min(1).max(200) }),
      upload: { maxBytes: maxFileBytes },
      returns: StoredFile,
      status: 201,
      // The store may be remote, so no transaction waits for it.
      transaction: 'manual',
      summary: 'Uploads a file, which is deleted after a day unless a record names its id',
    }),
  },
  { private: true, everyone: true, grants: { manager: readWrite, agent: readWrite, viewer: readOnly } },
)
