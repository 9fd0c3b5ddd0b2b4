import type { Database } from '#platform/db/engines/database.ts'
import { api, type Api } from '#platform/server/api.ts'
import type { Services } from '#platform/server/services.ts'
import { usage } from '#platform/contracts/usage-contract.ts'
import { readRecipients } from './recipient-quotas.ts'
import type { RequestQuotas } from './request-quotas.ts'
import { readInstallationStorage, readStorage } from './storage-quotas.ts'

/** Usage of each quota. It reads without row filters, since quotas count all files of a user. */
export function usageApi({ db }: Database, services: Services, requests: RequestQuotas): Api {
  const installation = async (now: string) => {
    const { storage, largest } = await readInstallationStorage(db, services)
    return { quotas: [storage, ...(await readRecipients(db, services, '', now))], largest }
  }
  return api(usage, () => ({
    async show({ user, access: { ability }, now }) {
      const storage = await readStorage(db, services, user.id)
      const recipients = await readRecipients(db, services, user.id, now)
      return {
        quotas: [...requests.read(user.id), ...storage.quotas, ...recipients],
        stored: storage.stored,
        keptDays: services.auditDays,
        installation: ability.can('manage', 'all') ? await installation(now) : null,
      }
    },
  }))
}
