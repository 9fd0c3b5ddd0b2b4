import type { Db } from '#platform/db/engines/database.ts'
import { Failure, notFound, refused } from '#platform/errors/failure.ts'
import type { SharedServices } from '#platform/server/pipeline/call.ts'
import type { Change } from '../contract.ts'
import {
  type MailRule,
  maxRules,
  type RuleActions,
  type RuleChanges,
  type RuleConditions,
  type RuleDraft,
  toSearch,
} from '../contract-rules.ts'
import { haveSearchTerms } from '../search/have-search-terms.ts'
import { changeEmails } from './change-emails.ts'
import { matchesSearch, ownCopies, type Reader } from './matching.ts'
import type { Tables } from './tables.ts'

const columns = ['id', 'name', 'active', 'conditions', 'actions', 'stops'] as const

const ordered = (db: Db<Tables>) => db.selectFrom('emailRules').select(columns).orderBy('position').orderBy('id')

export const listRules = (db: Db<Tables>, userId: string): Promise<MailRule[]> =>
  ordered(db).where('userId', '=', userId).execute()

export async function findRule(db: Db<Tables>, userId: string, id: number): Promise<MailRule> {
  const rule = await ordered(db).where('userId', '=', userId).where('id', '=', id).executeTakeFirst()
  if (!rule) throw notFound(`Rule ${id} not found`)
  return rule
}

async function checkLabels(db: Db<Tables>, userId: string, labels: readonly number[] = []) {
  if ((await knownLabels(db, userId, labels)).length < new Set(labels).size)
    throw refused('actions.labels', 'This label does not exist')
}

function checkConditions(conditions: RuleConditions | undefined) {
  if (conditions && !haveSearchTerms(conditions)) throw refused('conditions', 'Each condition needs a word to look for')
}

async function knownLabels(db: Db<Tables>, userId: string, labels: readonly number[]) {
  if (labels.length === 0) return []
  const ownLabels = db.selectFrom('emailLabels').select('id').where('userId', '=', userId)
  const rows = await ownLabels.where('id', 'in', [...new Set(labels)]).execute()
  return rows.map(({ id }) => id)
}

const stored = ({ conditions, actions, ...rule }: RuleChanges) => ({
  ...rule,
  ...(conditions && { conditions: JSON.stringify(conditions) }),
  ...(actions && { actions: JSON.stringify(actions) }),
})

export async function addRule(db: Db<Tables>, userId: string, draft: RuleDraft): Promise<MailRule> {
  const rows = await db.selectFrom('emailRules').select('position').where('userId', '=', userId).execute()
  if (rows.length >= maxRules) throw new Failure(422, `You can have at most ${maxRules} rules`)
  checkConditions(draft.conditions)
  await checkLabels(db, userId, draft.actions.labels)
  const position = Math.max(0, ...rows.map((row) => row.position)) + 1
  const values = {
    ...draft,
    userId,
    position,
    conditions: JSON.stringify(draft.conditions),
    actions: JSON.stringify(draft.actions),
  }
  return db.insertInto('emailRules').values(values).returning(columns).executeTakeFirstOrThrow()
}

export async function editRule(db: Db<Tables>, userId: string, id: number, changes: RuleChanges): Promise<MailRule> {
  checkConditions(changes.conditions)
  await checkLabels(db, userId, changes.actions?.labels)
  const values = stored(changes)
  if (Object.keys(values).length > 0)
    await db.updateTable('emailRules').set(values).where('id', '=', id).where('userId', '=', userId).execute()
  return findRule(db, userId, id)
}

export async function removeRule(db: Db<Tables>, userId: string, id: number) {
  await findRule(db, userId, id)
  await db.deleteFrom('emailRules').where('id', '=', id).where('userId', '=', userId).execute()
}

/** Sets the order; rules that are not named keep theirs, after the named ones. */
export async function orderRules(db: Db<Tables>, userId: string, ids: readonly number[]): Promise<MailRule[]> {
  const knownRules = (await listRules(db, userId)).map(({ id }) => id)
  const uniqueIds = [...new Set(ids)]
  if (uniqueIds.some((id) => !knownRules.includes(id))) throw notFound('One of the rules does not exist')
  const order = [...uniqueIds, ...knownRules.filter((id) => !uniqueIds.includes(id))]
  // Positions have gaps where rules were removed: each is set.
  for (const [position, id] of order.entries())
    await db.updateTable('emailRules').set({ position }).where('id', '=', id).where('userId', '=', userId).execute()
  return listRules(db, userId)
}

/** The changes of a rule. Labels that were deleted since are left out. */
async function toChange(db: Db<Tables>, userId: string, actions: RuleActions): Promise<Change> {
  const { moveTo, labels, read, starred, important } = actions
  const addLabels = await knownLabels(db, userId, labels)
  return {
    ...(moveTo === 'trash' && { trash: true }),
    ...((moveTo === 'archive' || moveTo === 'spam') && { folder: moveTo }),
    ...(read && { read }),
    ...(starred && { starred }),
    ...(important && { important }),
    ...(addLabels.length > 0 && { addLabels }),
  }
}

const receivedFolders = ['inbox', 'archive'] as const

/** `timeZone`: where the days of its conditions begin. */
type RuleReader = Reader & { timeZone: string }

const matching = (db: Db<Tables>, reader: RuleReader, conditions: RuleConditions) =>
  ownCopies(db, reader)
    .select('c.id')
    .where('c.folder', 'in', receivedFolders)
    .where((eb) => matchesSearch(eb, { q: toSearch(conditions), timeZone: reader.timeZone }, reader))

/** The maximum number of messages that a run changes. */
const maxRun = 20_000

/** Applies a rule to the messages that are in inbox and archive. */
export async function runRule(db: Db<Tables>, reader: RuleReader, id: number) {
  const { conditions, actions } = await findRule(db, reader.id, id)
  const rows = await matching(db, reader, conditions).orderBy('c.id', 'desc').limit(maxRun).execute()
  const ids = rows.map((row) => row.id)
  if (ids.length === 0) return { messages: 0, conversations: 0, unsent: 0, undo: [] }
  return changeEmails(db, reader, { target: { ids }, set: await toChange(db, reader.id, actions) })
}

interface ArrivalContext {
  now: string
  services: Pick<SharedServices, 'workspace'>
}

/** Applies the recipients' rules to a message that has just arrived. */
export async function applyRules(
  db: Db<Tables>,
  messageId: number,
  users: readonly Omit<Reader, 'now'>[],
  { now, services: { workspace } }: ArrivalContext,
) {
  if (users.length === 0) return
  const rules = await ordered(db)
    .select('userId')
    .where('active', '=', true)
    .where(
      'userId',
      'in',
      users.map(({ id }) => id),
    )
    .execute()
  if (rules.length === 0) return
  const { timeZone } = await workspace()
  const stopped = new Set<string>()
  for (const { userId, conditions, actions, stops } of rules) {
    const user = users.find(({ id }) => id === userId)
    if (!user || stopped.has(userId)) continue
    const reader = { ...user, now, timeZone }
    const [copy] = await matching(db, reader, conditions).where('c.messageId', '=', messageId).execute()
    if (!copy) continue
    await changeEmails(db, reader, { target: { ids: [copy.id] }, set: await toChange(db, userId, actions) })
    if (stops) stopped.add(userId)
  }
}
