import type { PlatformTables } from '#platform/db/database.ts'

export type Tables = Pick<PlatformTables, 'auditEntries' | 'auditRows' | 'auditTables' | 'files'>
