import type { Db } from '#platform/db/engines/database.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { trustedHtml } from '#platform/server/html/rich-text.ts'
import type { EmailState, EmailTest } from '../contract.ts'
import type { Tables } from './tables.ts'

const count = async (db: Db<Tables>, has: 'is' | 'is not') => {
  const { messages } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('messages'))
    .where('failedAt', has, null)
    .executeTakeFirstOrThrow()
  return Number(messages)
}

export async function readEmailState(
  db: Db<Tables>,
  { settings: { delivery }, services: { mailServer, workspace } }: Pick<Call, 'settings' | 'services'>,
): Promise<EmailState> {
  const latest = await db
    .selectFrom('outbox')
    .select('lastError')
    .where('lastError', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    delivery,
    host: mailServer?.host ?? null,
    sender: mailServer?.sender((await workspace()).name) ?? null,
    waiting: await count(db, 'is'),
    failed: await count(db, 'is not'),
    lastError: latest?.lastError ?? null,
  }
}

/** Sends to the caller only, so that the test reaches nobody else. */
export async function sendTestEmail({
  user: { name, email },
  services: { mailServer, workspace },
}: Pick<Call, 'user' | 'services'>): Promise<EmailTest> {
  if (!mailServer) return { to: email, fault: 'notSetUp', detail: '' }
  const { name: app } = await workspace()
  const mail = { to: [{ name, email }], subject: `${app}: test`, html: trustedHtml('<p>✓</p>') }
  const failed = await mailServer.send(mail, app)
  return { to: email, fault: failed?.fault ?? null, detail: failed?.detail ?? '' }
}
