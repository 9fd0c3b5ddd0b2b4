import type { Selectable } from 'kysely'
import type { Database, PlatformTables } from '#platform/db/engines/database.ts'
import { Mail } from '#platform/contracts/mail.ts'
import type { Api } from '#platform/server/api.ts'
import type { Background, Mailer } from '#platform/server/pipeline/call.ts'
import { listContracts } from '#platform/server/openapi/list-contracts.ts'
import { createFiles } from '#platform/server/files/files.ts'
import { lazily } from '#platform/records/lazily.ts'
import { retryOnConflict } from '#platform/server/pipeline/retry-on-conflict.ts'
import { claimUntil, keepClaim } from './keep-claim.ts'
import { getRetryTime } from './retry-time.ts'
import { collectNotices } from '#platform/server/notices/notices.ts'
import { RefusedMail } from './refused-mail.ts'
import type { Secrets } from '#platform/server/accounts/secrets.ts'
import { type Delivery, getDelivery, createScreenUrl, type Services } from '#platform/server/services.ts'
import { lazyWorkspace, readWorkspace } from '#platform/server/workspace.ts'
import { collectAnnouncements, type Announcement, write } from '#platform/server/pipeline/write.ts'

type Stored = Pick<Selectable<PlatformTables['outbox']>, 'message' | 'sealed'>

/** Decrypts a message of the outbox; throws if its secret is gone. */
export const decryptMail = async ({ message, sealed }: Stored, secrets: Pick<Secrets, 'decrypt'>): Promise<Mail> =>
  sealed === null ? Mail.parse(message) : Mail.parse(JSON.parse(await secrets.decrypt(sealed)))

/** Inserts messages into the outbox, in the transaction of the change. They count against no quota. */
export const createOutbox = (
  db: Database['db'],
  { now, secrets, delivery }: { now: string; secrets: Secrets; delivery: Delivery },
): Mailer => ({
  delivery,
  async send(mail) {
    await db
      .insertInto('outbox')
      .values({
        message: 'null',
        sealed: await secrets.encrypt(JSON.stringify(Mail.parse(mail))),
        createdAt: now,
        nextAt: now,
        attempts: 0,
        failedAt: null,
        lastError: null,
      })
      .execute()
  },
})

/** Sends due messages: by SMTP in production, in sample mode to modules with `onMail`. */
export async function emptyOutbox(database: Database, services: Services, apis: readonly Api[]) {
  if (services.mode === 'sample') return deliverInside(database, services, apis)
  const { post } = services
  if (!post) return
  const workspace = lazily(() => readWorkspace(apis, database.db))
  for (;;) {
    // One at a time: a claim expires, and other processes send at the same time.
    const due = services.stopping.aborted ? undefined : await claimNext(database, services.now())
    if (!due) return
    const { name } = await workspace()
    const mail = await decryptMail(due, services.secrets).catch(() => undefined)
    const refused = await sendOut(database, services, { post: (message, id) => post(message, id, name), due, mail })
    if (mail?.from && refused.length > 0) await reportUndelivered(database, services, apis, mail, refused)
  }
}

interface Due extends Stored {
  id: number
  attempts: number
}

/** Claims the message that has waited longest, so that no other process sends it, and counts the attempt. */
const claimNext = ({ db }: Database, now: Date): Promise<Due | undefined> =>
  db
    .updateTable('outbox')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), nextAt: claimUntil(now) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('nextAt', '<=', now.toISOString())
        .where('failedAt', 'is', null)
        .orderBy('nextAt')
        .orderBy('id')
        .limit(1),
    )
    // Of two processes that find the same message, the later one finds it claimed, and continues with its next run.
    .where('nextAt', '<=', now.toISOString())
    .returning(['id', 'message', 'sealed', 'attempts'])
    .executeTakeFirst()

interface Sending {
  post: (mail: Mail, id: number) => ReturnType<NonNullable<Services['post']>>
  due: Due
  /** Undefined if it cannot be decrypted. */
  mail: Mail | undefined
}

/** Returns the addresses that do not get the message, at the end of all attempts. */
async function sendOut(
  database: Database,
  { log, now }: Services,
  { post, due, mail }: Sending,
): Promise<readonly string[]> {
  const { db } = database
  try {
    if (!mail) throw new Error('The message was encrypted with another secret')
    const release = keepClaim(database, { log, now }, due)
    const refused = await post(mail, due.id).finally(release)
    await retryOnConflict(() => db.deleteFrom('outbox').where('id', '=', due.id).execute())
    return refused ?? []
  } catch (error) {
    const at = now()
    const nextAt = error instanceof RefusedMail ? undefined : getRetryTime(due.attempts, at)
    log.error({ err: error, mail: due.id, attempts: due.attempts }, 'an email could not be sent')
    await db
      .updateTable('outbox')
      .set({
        lastError: error instanceof Error ? error.message : String(error),
        ...(nextAt === undefined ? { failedAt: at.toISOString() } : { nextAt }),
      })
      .where('id', '=', due.id)
      .execute()
    if (nextAt !== undefined || !mail) return []
    return [...mail.to, ...(mail.cc ?? []), ...(mail.bcc ?? [])].map(({ email }) => email)
  }
}

/** Tells modules which addresses did not get a user's message. */
async function reportUndelivered(
  database: Database,
  services: Services,
  apis: readonly Api[],
  mail: Mail,
  addresses: readonly string[],
) {
  for (const api of apis) {
    const { onUndelivered } = api.hooks
    if (onUndelivered)
      await runInBackground(database, services, apis, api, (db, tools) => onUndelivered(db)(mail, addresses, tools))
  }
}

async function deliverInside(database: Database, services: Services, apis: readonly Api[]) {
  const [waiting] = await database.db.selectFrom('outbox').select('id').limit(1).execute()
  if (!waiting) return
  const now = services.now().toISOString()
  await write(database, services, apis, { ...background(now), topic: 'outbox', private: true }, async (db) => {
    const rows = await db.deleteFrom('outbox').returning(['message', 'sealed']).execute()
    const opened = rows.map((row) =>
      decryptMail(row, services.secrets).catch((error: unknown) => {
        // An unreadable message is skipped, so that later ones are sent.
        services.log.error({ err: error }, 'an email was encrypted with another secret and cannot be sent')
        return []
      }),
    )
    const messages = (await Promise.all(opened)).flat()
    const announcements: Announcement[] = []
    for (const api of apis) {
      const { onMail } = api.hooks
      if (!onMail) continue
      const announced = await withTools(db, services, { apis, api, now }, async (tools) => {
        for (const message of messages) if (!message.from) await onMail(db)(message, tools)
      })
      announcements.push(
        ...announced.announcements.map((announcement) => ({ topic: api.contract.name, ...announcement })),
      )
    }
    return { result: undefined, announcements }
  })
}

const background = (now: string) =>
  ({ now, userId: 'atrium', action: 'update', requestId: crypto.randomUUID() }) as const

interface Work {
  apis: readonly Api[]
  /** The contract of the work. */
  api: Api
  now: string
}

/** Runs background work with its tools, and returns its result and the recipients of change events. */
async function withTools<Result>(
  db: Database['db'],
  services: Services,
  { apis, api, now }: Work,
  run: (tools: Background) => Promise<Result>,
) {
  const { announce, announcements } = collectAnnouncements()
  const noticeContext = { db, services, apis, contracts: listContracts(apis), authorId: null, topic: api.contract.name }
  const notices = collectNotices(noticeContext)
  const tools: Background = {
    now,
    services: {
      ...notices.tools.services,
      files: createFiles(db, services.files, undefined, now),
      mail: createOutbox(db, { now, secrets: services.secrets, delivery: getDelivery(services) }),
      secrets: services.secrets,
      screen: createScreenUrl(services),
      workspace: lazyWorkspace(apis, db),
    },
    events: { announce, ...notices.tools.events },
  }
  const result = await run(tools)
  return { result, announcements: [...announcements(null), ...(await notices.deliver(now))] }
}

/** Runs background work in one transaction and sends its change events. */
export function runInBackground<Result>(
  database: Database,
  services: Services,
  apis: readonly Api[],
  api: Api,
  run: (db: Database['db'], tools: Background) => Promise<Result>,
): Promise<Result> {
  const now = services.now().toISOString()
  const { name: topic, private: isPrivate = false } = api.contract
  return write(database, services, apis, { ...background(now), topic, private: isPrivate }, (db) =>
    withTools(db, services, { apis, api, now }, (tools) => run(db, tools)),
  )
}
