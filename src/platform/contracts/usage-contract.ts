import * as z from 'zod'
import { contract, everybody, get, readOnly } from '#platform/contract.ts'
import { QuotaName } from './quota.ts'

/** Use of a quota. `storage` and `pendingBytes` are in bytes, `pendingFiles` in files, `recipients…` in addresses. */
export const QuotaUse = z.object({
  name: QuotaName,
  /** Null if the installation sets no limit. */
  limit: z.number().nullable(),
  used: z.number(),
  /** Length of the counting window; null if the quota has none. */
  seconds: z.int().nullable(),
  /** End of the current window, when counting starts again at 0; null without one. */
  renewsAt: z.iso.datetime().nullable(),
})
export type QuotaUse = z.infer<typeof QuotaUse>

/** Bytes of a user's uploads, by state. */
export const StoredBytes = z.object({
  /** Used by a record. */
  attached: z.number(),
  /** No longer used, but kept as long as the audit log can restore a record that used it. */
  released: z.number(),
  /** Uploaded, and not yet attached to a record. */
  pending: z.number(),
})
export type StoredBytes = z.infer<typeof StoredBytes>

export const InstallationUsage = z.object({
  quotas: z.array(QuotaUse),
  /** The ten users with the most stored bytes, at most. */
  largest: z.array(z.object({ id: z.string(), name: z.string(), bytes: z.number() })),
})
export type InstallationUsage = z.infer<typeof InstallationUsage>

export const Usage = z.object({
  quotas: z.array(QuotaUse),
  stored: StoredBytes,
  /** Number of days that an unused file is kept. */
  keptDays: z.int(),
  /** Null unless the user may do everything. */
  installation: InstallationUsage.nullable(),
})
export type Usage = z.infer<typeof Usage>

export const usage = contract(
  'usage',
  '/api/usage',
  {
    show: get('/', {
      returns: Usage,
      summary: 'The user’s usage of each quota; for administrators also the installation’s',
    }),
  },
  { private: true, everyone: true, grants: everybody(readOnly) },
)
