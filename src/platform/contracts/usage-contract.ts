import * as z from 'zod'
import { contract, everybody, get, readOnly } from '#platform/contract.ts'
import { QuotaName } from './quota.ts'

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

/** Bytes of the files that somebody has uploaded, by what holds them. */
export const StoredBytes = z.object({
  /** A record shows the file. */
  attached: z.number(),
  /** No record shows the file any more; it is kept for as long as the audit log can restore such a record. */
  released: z.number(),
  /** Uploaded, and not yet attached to a record. */
  pending: z.number(),
})
export type StoredBytes = z.infer<typeof StoredBytes>

export const InstallationUsage = z.object({
  quotas: z.array(QuotaUse),
  /** Who keeps most, at most ten people. */
  largest: z.array(z.object({ id: z.string(), name: z.string(), bytes: z.number() })),
})
export type InstallationUsage = z.infer<typeof InstallationUsage>

export const Usage = z.object({
  quotas: z.array(QuotaUse),
  stored: StoredBytes,
  /** For how many days a file is kept that no record shows any more. */
  keptDays: z.int(),
  /** Null for users who may not do everything. */
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
