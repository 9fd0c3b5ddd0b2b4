import type { PlatformTables } from '#platform/db/engines/database.ts'

export type Tables = Pick<PlatformTables, 'auditEntries' | 'auditRows' | 'auditTables' | 'files'>
