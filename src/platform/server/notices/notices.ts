// Notices of a call: collected while the handler runs, written in its transaction.
// For the server's pipeline, jobs and mail; handlers use `events.notify`.

import { sql } from 'kysely'
import type { Contract } from '#platform/contract.ts'
import type { Database } from '#platform/db/engines/database.ts'
import { allows } from '#platform/permissions/rules.ts'
import type { Api } from '#platform/server/api.ts'
import type { BackgroundServices } from '#platform/server/pipeline/call.ts'
import type { Addressees, Notice, NoticeEvent, Notifier, Revised, Withdrawn } from './notifier.ts'
import { getReadScope } from '#platform/server/permissions/row-filters.ts'
import { findReaders, type Reader } from '#platform/server/permissions/readers.ts'
import type { Services } from '#platform/server/services.ts'
import { readWorkspace } from '#platform/server/workspace.ts'
import { collectAnnouncements, type Announcement } from '#platform/server/pipeline/write.ts'

interface NoticeContext {
  db: Database['db']
  services: Services
  apis: readonly Api[]
  contracts: readonly Contract[]
  /** Author of the write; null for background work. */
  authorId: string | null
  /** The contract of the write. */
  topic: string
}

type NoticeCommand = { to: Addressees; notice: Notice } | { withdrawn: Withdrawn } | { revised: Revised }

interface Tools {
  events: Notifier
  services: Pick<BackgroundServices, 'readers' | 'noticeTexts' | 'contractTexts'>
}

interface Notices {
  tools: Tools
  /** Writes the collected notices as the last part of the write; returns the recipients of change events. */
  deliver(now: string): Promise<Announcement[]>
}

/** Collects the notices of a write, and passes them to modules with `onNotice`; without one they are dropped. */
export function collectNotices(context: NoticeContext): Notices {
  const commands: NoticeCommand[] = []
  return {
    tools: createTools(context, commands),
    async deliver(now) {
      const hooks = context.apis.flatMap(({ contract, hooks: { onNotice } }) =>
        onNotice ? [{ contract, onNotice }] : [],
      )
      if (hooks.length === 0 || commands.length === 0) return []
      const collected = hooks.map((hook) => ({ ...hook, ...collectAnnouncements() }))
      for (const command of commands.splice(0)) {
        const event = await createEvent(context, command)
        if (!event) continue
        for (const { onNotice, announce } of collected) await onNotice(context.db)(event, { now, events: { announce } })
      }
      return collected.flatMap(({ contract, announcements }) =>
        announcements(null).map((announcement) => ({ ...announcement, topic: contract.name, isNotice: true })),
      )
    },
  }
}

/** The contract of this name, or of the write. */
function getTopic({ contracts, topic }: NoticeContext, name = topic) {
  const contract = contracts.find((contract) => contract.name === name)
  if (!contract) throw new Error(`Cannot announce a change of ${name}: no such contract`)
  return contract
}

/** Collects the notices of a write in `commands`. */
function createTools(context: NoticeContext, commands: NoticeCommand[]): Tools {
  const { db, services, apis, contracts, topic } = context
  return {
    events: {
      notify(to, notice) {
        if (!getTopic(context, notice.topic).notices?.includes(notice.kind))
          throw new Error(`${notice.topic ?? topic} has no notices of the kind ${notice.kind}`)
        commands.push({ to, notice })
      },
      withdraw: (withdrawn) => void commands.push({ withdrawn }),
      revise: (revised) => void commands.push({ revised }),
    },
    services: {
      readers: async (users) => findReaders(db, contracts, users, (await readWorkspace(apis, db)).language),
      noticeTexts(language) {
        if (!services.noticeTexts) throw new Error('services.noticeTexts is missing in this runtime')
        return services.noticeTexts(language)
      },
      async contractTexts(contract) {
        const { language } = await readWorkspace(apis, db)
        return (await services.contractTexts?.(contract, language)) ?? ((key) => key)
      },
    },
  }
}

const toPart = (part: string | number | undefined) => (part === undefined ? {} : { part: String(part) })

/** The event for modules with `onNotice`; undefined without recipients. */
async function createEvent(context: NoticeContext, command: NoticeCommand): Promise<NoticeEvent | undefined> {
  if ('withdrawn' in command) {
    const { recordId, topic, part, ...rest } = command.withdrawn
    const subject = { topic: getTopic(context, topic).name, recordId: String(recordId), ...toPart(part) }
    return { is: 'withdrawn', ...rest, ...subject }
  }
  if ('revised' in command) {
    const { recordId, topic, part, values } = command.revised
    const subject = { topic: getTopic(context, topic).name, recordId: String(recordId), part: String(part) }
    return { is: 'revised', ...subject, values }
  }
  const { topic, kind, values = {}, path, recordId: id, part, once } = command.notice
  const contract = getTopic(context, topic)
  const recordId = id === undefined ? null : String(id)
  const users = await findRecipients(context, command.to, contract, recordId)
  if (users.length === 0) return undefined
  const { authorId } = context
  const subject = { topic: contract.name, kind, values, path, recordId, ...toPart(part) }
  return { is: 'told', users, authorId, ...subject, ...(once !== undefined && { once }) }
}

/** The possible recipients of a notice: open accounts that may read the record, except the author. */
async function findRecipients(
  { db, contracts, authorId }: Pick<NoticeContext, 'db' | 'contracts' | 'authorId'>,
  to: Addressees,
  contract: Contract,
  recordId: string | null,
) {
  const users = 'permission' in to ? undefined : [...new Set(to.filter((id) => typeof id === 'string'))]
  const readers = await findReaders(db, contracts, users)
  const notified = await Promise.all(
    readers.map(async (reader) => {
      if (reader.id === authorId) return []
      if ('permission' in to && !allows(reader.ability, to.permission, contract)) return []
      return (await mayRead(db, contracts, reader, contract, recordId)) ? [reader.id] : []
    }),
  )
  return notified.flat()
}

async function mayRead(
  db: Database['db'],
  contracts: readonly Contract[],
  { ability }: Reader,
  { name, table = name }: Contract,
  recordId: string | null,
) {
  const { tables, refused } = getReadScope(ability, contracts)
  if (!allows(ability, 'read', name) || refused.has(name)) return false
  const rowFilter = tables.get(table)
  if (!rowFilter || recordId === null) return true
  const { rows } = await sql`
    select 1 from ${sql.table(table)} as "told" where "told"."id" = ${Number(recordId)} and ${rowFilter('told')}`.execute(
    db,
  )
  return rows.length > 0
}
