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

/** How much of a quota is used. `storage` and `pendingBytes` are in bytes, `pendingFiles` in files, `recipients…` in addresses. */
export const QuotaUse = z.object({
  name: QuotaName,
  /** Null where the installation has no such bound. */
  limit: z.number().nullable(),
  used: z.number(),
  /** The length of the window that is counted in; null where nothing renews by itself. */
  seconds: z.int().nullable(),
  /** When the window is over and the count begins at 0 again; null where none is running. */
  renewsAt: z.iso.datetime().nullable(),
})
export type QuotaUse = z.infer<typeof QuotaUse>
