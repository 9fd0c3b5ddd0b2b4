import { megabyte, type QuotaLimits } from '#platform/server/quotas/quotas.ts'
import type { Settings } from '#server/lifecycle/settings.ts'

/** The quotas of the settings. */
export const quotaLimits = (settings: Settings): QuotaLimits => ({
  requests: settings.ATRIUM_QUOTA_REQUESTS,
  writes: settings.ATRIUM_QUOTA_WRITES,
  streams: settings.ATRIUM_QUOTA_STREAMS,
  exports: settings.ATRIUM_QUOTA_EXPORTS,
  storage: settings.ATRIUM_QUOTA_STORAGE_MB * megabyte,
  pendingFiles: settings.ATRIUM_QUOTA_PENDING_FILES,
  pendingBytes: settings.ATRIUM_QUOTA_PENDING_MB * megabyte,
  recipientsPerHour: settings.ATRIUM_QUOTA_RECIPIENTS_HOUR,
  recipientsPerDay: settings.ATRIUM_QUOTA_RECIPIENTS_DAY,
  installation: {
    storage: settings.ATRIUM_QUOTA_STORAGE_MB_TOTAL * megabyte,
    recipientsPerHour: settings.ATRIUM_QUOTA_RECIPIENTS_HOUR_TOTAL,
    recipientsPerDay: settings.ATRIUM_QUOTA_RECIPIENTS_DAY_TOTAL,
  },
})
