import type { Selectable } from 'kysely'
import { refused } from '#platform/errors/failure.ts'
import type { Secrets } from '#platform/server/accounts/secrets.ts'
import type { LinkKind } from '../contract.ts'
import type { AuthDb, OwnTables } from './tables.ts'
import { addTime, linkLifetimes } from './times.ts'

export type LinkRow = Selectable<OwnTables['authLinks']>

const screens: Record<LinkKind, string> = {
  account: '/auth/confirm',
  email: '/auth/confirm',
  password: '/auth/reset-password',
  invitation: '/auth/invitation',
}

type LinkDraft = Pick<LinkRow, 'kind' | 'userId' | 'email' | 'name' | 'language'>

/** Stores a link and returns its path. The token is in the fragment, which browsers never send to a server. */
export async function createLink(db: AuthDb, secrets: Secrets, draft: LinkDraft, now: string) {
  const token = secrets.token()
  await db
    .insertInto('authLinks')
    .values({
      ...draft,
      tokenHash: await secrets.hash(token),
      createdAt: now,
      expiresAt: addTime(now, linkLifetimes[draft.kind]),
    })
    .execute()
  return `${screens[draft.kind]}#${token}`
}

const createUnusableLink = () => refused('token', 'The link is invalid, expired or already used')

type LinkLookup<Kind> = { token: string; now: string; kinds: readonly Kind[] }

/** Reads a link without consuming it; 422 at `token` if it is invalid. */
export async function findLink<Kind extends LinkKind>(
  db: AuthDb,
  secrets: Secrets,
  { token, now, kinds }: LinkLookup<Kind>,
): Promise<LinkRow & { kind: Kind }> {
  const row = await db
    .selectFrom('authLinks')
    .selectAll()
    .where('tokenHash', 'in', secrets.hashes(token))
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return checkKind(row, kinds)
}

/** Consumes a link; of two concurrent requests one succeeds. */
export async function consumeLink<Kind extends LinkKind>(
  db: AuthDb,
  secrets: Secrets,
  { token, now, kinds }: LinkLookup<Kind>,
): Promise<LinkRow & { kind: Kind }> {
  const row = await db
    .deleteFrom('authLinks')
    .where('tokenHash', 'in', secrets.hashes(token))
    .where('kind', 'in', kinds)
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst()
  return checkKind(row, kinds)
}

function checkKind<Kind extends LinkKind>(row: LinkRow | undefined, kinds: readonly Kind[]): LinkRow & { kind: Kind } {
  const kind = kinds.find((one) => one === row?.kind)
  if (!row || !kind) throw createUnusableLink()
  return { ...row, kind }
}

/** Deletes the links of an account, all or those of some kinds. */
export const deleteLinks = async (db: AuthDb, userId: string, kinds?: readonly LinkKind[]) => {
  const query = db.deleteFrom('authLinks').where('userId', '=', userId)
  await (kinds ? query.where('kind', 'in', kinds) : query).execute()
}

/** The newest sign-up of an address that awaits confirmation. */
export const findPendingAccount = (db: AuthDb, email: string, now: string) =>
  db
    .selectFrom('authLinks')
    .selectAll()
    .where('kind', '=', 'account')
    .where('email', '=', email)
    .where('expiresAt', '>', now)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export { createUnusableLink as unusableLink }
