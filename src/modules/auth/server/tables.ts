import type { Generated } from 'kysely'
import type { Db, PlatformTables } from '#platform/db/engines/database.ts'
import type { Json } from '#platform/db/sample/sample.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { LinkKind } from '../contract.ts'
import type { SafeHtml } from '#platform/rich-text/rich-text.ts'

export interface OwnTables {
  authPasswords: { userId: string; hash: string; changedAt: string }
  authLinks: {
    id: Generated<number>
    tokenHash: string
    kind: LinkKind
    userId: string | null
    email: string
    name: string
    language: Language
    createdAt: string
    expiresAt: string
  }
  authSecondFactors: {
    userId: string
    sealedSecret: string
    createdAt: string
    enabledAt: string | null
    /** The newest time step whose code was accepted. */
    lastStep: number
    tries: number
    triesSince: string
  }
  authRecoveryCodes: { id: Generated<number>; userId: string; codeHash: string; usedAt: string | null }
  authPasskeys: {
    id: Generated<number>
    userId: string
    credentialId: string
    publicKey: string
    counter: number
    transports: Json<string[]>
    name: string
    isSynced: boolean
    createdAt: string
    lastUsedAt: string | null
  }
  authChallenges: { id: string; challenge: string; userId: string | null; expiresAt: string }
  authIdentities: {
    id: Generated<number>
    userId: string
    provider: string
    subject: string
    email: string | null
    createdAt: string
  }
  authJourneys: {
    id: Generated<number>
    flowHash: string
    provider: string
    state: string
    sealed: string
    userId: string | null
    remembered: boolean
    expiresAt: string
  }
  authLetters: {
    id: Generated<number>
    email: string
    subject: string
    html: SafeHtml
    path: string
    sentAt: string
  }
}

export type Tables = OwnTables & Pick<PlatformTables, 'sessions' | 'roles' | 'settings' | 'knownDevices' | 'limits'>

export type AuthDb = Db<Tables>
