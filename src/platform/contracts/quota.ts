import * as z from 'zod'

/** The names of all quotas. Their limits are in `server/quotas/quotas.ts`; docs/bounds.md says how to add one. */
export const quotaNames = [
  'requests',
  'writes',
  'streams',
  'exports',
  'storage',
  'pendingFiles',
  'pendingBytes',
  'recipientsPerHour',
  'recipientsPerDay',
] as const
export const QuotaName = z.enum(quotaNames)
export type QuotaName = z.infer<typeof QuotaName>

/** Quotas that also have a limit for the whole installation. */
export const sharedQuotaNames = ['storage', 'recipientsPerHour', 'recipientsPerDay'] as const
export type SharedQuotaName = (typeof sharedQuotaNames)[number]

/** Units of quotas, for formatting: `bytes` are shown as a file size. */
export const quotaUnits = {
  requests: 'count',
  writes: 'count',
  streams: 'count',
  exports: 'count',
  storage: 'bytes',
  pendingFiles: 'count',
  pendingBytes: 'bytes',
  recipientsPerHour: 'count',
  recipientsPerDay: 'count',
} as const satisfies Record<QuotaName, 'count' | 'bytes'>

/** Whether the use of one user or of all users together is counted. */
export const QuotaScope = z.enum(['person', 'installation'])
export type QuotaScope = z.infer<typeof QuotaScope>

/** The quota that a refused request would have exceeded; `left` is the unused part. */
export const ExceededQuota = z.object({
  name: QuotaName,
  scope: QuotaScope,
  limit: z.number(),
  left: z.number(),
})
export type ExceededQuota = z.infer<typeof ExceededQuota>
