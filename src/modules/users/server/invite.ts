import type * as z from 'zod'
import type { Db } from '#platform/db/engines/database.ts'
import { userSearch } from '#platform/db/queries/user-search.ts'
import { conflict, Failure, forbidden, refused } from '#platform/errors/failure.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import type { Invitation } from '../contract.ts'
import { listAssignableRoles } from './roles.ts'
import type { Tables } from './tables.ts'
import { findAccount } from './user-rows.ts'

type InviteCall = Pick<Call, 'user' | 'access' | 'now' | 'events' | 'settings'>

// Prevents duplicate emails after repeated clicks.
const secondsBetween = 60

/** Initial name of an invited user: `gwen.pritchard@…` becomes Gwen Pritchard. */
export const getNameFromAddress = (email: string) =>
  email
    .replace(/@.*$/, '')
    .replace(/\+.*$/, '')
    .split(/[._-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toLocaleUpperCase('en') + word.slice(1))
    .join(' ') || email

/**
 * Creates an account for each address and sends the invitations; 422 at addresses that have one. Returns the links of
 * the new accounts that no email takes to their owners.
 */
export async function invite(
  db: Db<Tables>,
  { user, now, events: { announceAccount }, ...caller }: InviteCall,
  { people, role, note }: z.output<typeof Invitation>,
): Promise<Map<string, string | undefined>> {
  const { exists, isAssignable } = await listAssignableRoles(db, caller)
  if (!exists(role)) throw refused('role', 'This role does not exist')
  if (!isAssignable(role)) throw forbidden('This role has more permissions than yours')

  const takenIndexes: number[] = []
  const ids: string[] = []
  for (const [at, { email: typed, name }] of people.entries()) {
    const id = crypto.randomUUID()
    const email = typed.toLowerCase()
    const facts = { name: name || getNameFromAddress(email), email, jobTitle: '' }
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('users')
      .values({ id, ...facts, search: userSearch(facts), role, avatar: '', status: 'invited', createdAt: now })
      .onConflict((onConflict) => onConflict.column('email').doNothing())
      .executeTakeFirstOrThrow()
    if (!numInsertedOrUpdatedRows) takenIndexes.push(at)
    ids.push(id)
  }
  if (takenIndexes.length > 0)
    throw new Failure(422, 'Some of these people already have an account', {
      issues: takenIndexes.map((at) => ({
        path: `people.${at}.email`,
        message: 'This address already has an account',
      })),
    })
  const links = new Map<string, string | undefined>()
  for (const userId of ids) {
    await db.insertInto('userInvitations').values({ userId, byName: user.name, note, sentAt: now }).execute()
    links.set(userId, await announceAccount({ kind: 'invited', userId, note, byName: user.name }))
  }
  return links
}

/** Sends an open invitation again, at most once a minute; or returns its link. */
export async function inviteAgain(
  db: Db<Tables>,
  { user, now, events: { announceAccount }, settings: { delivery } }: InviteCall,
  id: string,
): Promise<string | null> {
  const { status } = await findAccount(db, id)
  if (status !== 'invited') throw conflict('The invitation was already accepted')
  const pause = delivery === 'waiting' ? 0 : secondsBetween
  const before = new Date(Date.parse(now) - pause * 1000).toISOString()
  const invitation = await db
    .updateTable('userInvitations')
    .set({ sentAt: now, byName: user.name })
    .where('userId', '=', id)
    .where('sentAt', '<=', before)
    .returning('note')
    .executeTakeFirst()
  if (!invitation) throw conflict('The invitation was just sent. Try again later')
  return (await announceAccount({ kind: 'invited', userId: id, note: invitation.note, byName: user.name })) ?? null
}
