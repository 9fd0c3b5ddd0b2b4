import type { Language } from '#platform/i18n/languages.ts'
import type { PlatformTables } from '#platform/db/engines/database.ts'
import type { Json } from '#platform/db/sample/sample.ts'
import type { StoredFile } from '#platform/files/stored-file.ts'
import type { stepNames } from '../contract-steps.ts'

export type Tables = OwnTables & Pick<PlatformTables, 'outbox'>

interface OwnTables {
  workspace: {
    id: string
    name: string | null
    companyName: string | null
    address: string | null
    email: string | null
    phone: string | null
    taxNumber: string | null
    accountHolder: string | null
    iban: string | null
    bic: string | null
    language: Language | null
    timeZone: string | null
    currency: string | null
    dueDays: number | null
    color: string | null
    font: string | null
    logo: Json<StoredFile | null>
    version: number
    changedAt: string
  }
  workspaceSteps: { name: (typeof stepNames)[number]; doneAt: string }
}
