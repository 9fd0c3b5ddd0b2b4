import type * as z from 'zod'
import type { Db } from '#platform/db/engines/database.ts'
import { validateRows } from '#platform/server/records/validate-rows.ts'
import { ContactDraft, type ImportReport } from '../contract.ts'
import { addContacts, type NewContact } from './contact-rows.ts'
import { repetitions } from './find-duplicates.ts'
import type { Tables } from './tables.ts'

type Draft = z.output<typeof ContactDraft>

interface ImportRequest {
  rows: readonly unknown[]
  duplicates: 'skip' | 'create'
  dryRun: boolean
}

/** Validates each row and creates the valid ones, unless `dryRun`; `asNew` completes a draft to a contact. */
export async function importContacts(
  db: Db<Tables>,
  { rows, duplicates: duplicateHandling, dryRun }: ImportRequest,
  toNewContact: (draft: Draft) => NewContact,
): Promise<ImportReport> {
  const { valid, errors } = validateRows(ContactDraft, rows)
  const repeats = await repetitions(
    db,
    valid.map(({ draft }) => draft),
  )
  const duplicates = valid.flatMap(({ row }, index) => {
    const id = repeats[index]
    return id === undefined ? [] : { row, id }
  })
  const chosen = duplicateHandling === 'create' ? valid : valid.filter((_, index) => repeats[index] === undefined)
  return {
    created: dryRun
      ? []
      : await addContacts(
          db,
          chosen.map(({ draft }) => toNewContact(draft)),
        ),
    valid: valid.length,
    duplicates,
    errors,
  }
}
