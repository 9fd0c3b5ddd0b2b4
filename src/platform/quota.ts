import * as z from 'zod'

/** What is bounded. The numbers stand in `server/quotas/quotas.ts`. */
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

/** Whose use is counted: one person's, or everybody's together. */
export const QuotaScope = z.enum(['person', 'installation'])
export type QuotaScope = z.infer<typeof QuotaScope>

/** The quota that a refused request would have exceeded; `left` is what could still have been used. */
export const ExceededQuota = z.object({
  name: QuotaName,
  scope: QuotaScope,
  limit: z.number(),
  left: z.number(),
})
export type ExceededQuota = z.infer<typeof ExceededQuota>
