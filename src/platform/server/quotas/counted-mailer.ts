import type { Database } from '#platform/db/engines/database.ts'
import type { MailAddress } from '#platform/contracts/mail.ts'
import type { Mailer } from '#platform/server/pipeline/call.ts'
import { createOutbox } from '#platform/server/mail/outbox.ts'
import { getDelivery, type Services } from '#platform/server/services.ts'
import type { MailQuota } from './mail-quota.ts'
import type { Counted } from './quotas.ts'
import { countRecipients, uncountRecipients } from './recipient-quotas.ts'

/**
 * The mailer of a write, which counts recipients for the user; public endpoints have limits of their own. Recipients
 * are collected during the write and counted by `count` just before the commit, so that the counters are locked
 * briefly.
 */
export function countedMailer(
  db: Database['db'],
  services: Pick<Services, 'mode' | 'post' | 'quotas' | 'secrets'>,
  { userId, now }: { userId: string; now: string },
): { mailer: Mailer; quota: MailQuota; count: () => Promise<Counted[]> } {
  const outbox = createOutbox(db, { now, secrets: services.secrets, delivery: getDelivery(services) })
  const recipients: MailAddress[] = []
  return {
    mailer: {
      delivery: getDelivery(services),
      send({ to, cc = [], bcc = [], ...mail }) {
        recipients.push(...to, ...cc, ...bcc)
        return outbox.send({ to, cc, bcc, ...mail })
      },
    },
    quota: {
      reserve: (addresses) => void recipients.push(...addresses),
      cancel: (addresses, since) => uncountRecipients(db, services, { userId, recipients: addresses, since }),
    },
    count: async () =>
      userId && recipients.length > 0 ? countRecipients(db, services, { userId, recipients, now }) : [],
  }
}
