import * as z from 'zod'
import { contract, post, readOnly, readWrite } from './contract.ts'

/** Ten megabytes, in bytes. */
export const largestFile = 10_000_000

export const FileId = z.string().regex(/^[\w-]{8,64}$/)

/** What a record keeps of a file and shows of it; `size` is in bytes. */
export const StoredFile = z.object({ id: FileId, name: z.string(), type: z.string(), size: z.int() })
export type StoredFile = z.infer<typeof StoredFile>

// What runs when somebody opens it.
const refused =
  /\.(apk|app|bat|cmd|com|cpl|dll|exe|hta|jar|js|jse|lnk|msc|msi|msp|ps1|reg|scr|vb|vbe|vbs|wsf|wsh|desktop|sh)$/i

export const isRefusedFile = (name: string) => refused.test(name)

export const files = contract(
  'files',
  '/api/files',
  {
    upload: post('/', {
      query: z.strictObject({ name: z.string().trim().min(1).max(200) }),
      upload: { largest: largestFile },
      returns: StoredFile,
      status: 201,
      // The store may be far away: no transaction waits for it.
      opens: true,
      summary: 'Keeps a file for a day, until a record is made or changed that names its id',
    }),
  },
  { private: true, always: true, grants: { manager: readWrite, agent: readWrite, viewer: readOnly } },
)
