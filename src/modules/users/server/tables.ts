import type { PlatformTables } from '#platform/db/engines/database.ts'

export interface OwnTables {
  userInvitations: { userId: string; byName: string; note: string; sentAt: string }
}

export type Tables = OwnTables & Pick<PlatformTables, 'sessions' | 'knownDevices' | 'roles'>
