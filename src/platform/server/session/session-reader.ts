import type { Contract } from '#platform/contract.ts'
import type { Database } from '#platform/db/engines/database.ts'
import { versionedCache } from '#platform/db/engines/versioned-cache.ts'
import { Failure } from '#platform/errors/failure.ts'
import { getAbility, type Ability, type Rule, parseRules } from '#platform/permissions/rules.ts'
import type { OpenSession, User } from '#platform/server/pipeline/call.ts'
import type { Services } from '#platform/server/services.ts'
import { toServerFailure } from '#platform/server/observability/server-failure.ts'
import { latestWrite } from '#platform/server/http/etag.ts'
import { getEnd } from './lifetime.ts'

export interface SignedIn {
  user: User
  rules: readonly Rule[]
  ability: Ability
  /** Undefined for a visitor of sample mode who has not signed in. */
  session: OpenSession | undefined
  /** The language in the saved theme settings. */
  language: string | null
  /** The number of the latest write before the response. */
  latest: number | null
}

/** The user of requests without a session. */
export const anonymous: SignedIn = {
  user: { id: '', name: '', email: '', role: '', roleName: null, jobTitle: '', avatar: '' },
  rules: [],
  ability: getAbility([], ''),
  session: undefined,
  language: null,
  latest: null,
}

export interface SessionReader {
  /** The contracts of this server, for endpoints about all of them. */
  contracts: readonly Contract[]
  /** The user of a request; throws 401 without a session. */
  of(request: Request): Promise<SignedIn>
  /** The same for an open stream: does not count as a use of the session, and returns undefined without one. */
  ofStream(request: Request): Promise<SignedIn | undefined>
  /** The session of the request, also if its second factor is missing. */
  current(request: Request): Promise<OpenSession | undefined>
  byId(userId: string): Promise<SignedIn | undefined>
}

// The last use of a session is recorded by the minute.
const useInterval = 60_000

type Db = Database['db']

const peopleIn = (db: Db) =>
  db
    .selectFrom('users')
    .leftJoin('roles', 'roles.id', 'users.role')
    .leftJoin('settings', 'settings.userId', 'users.id')
    .select(['users.id', 'users.name', 'users.email', 'users.role', 'users.jobTitle', 'users.avatar'])
    .select(['users.status', 'roles.name as roleName', 'roles.rules', 'settings.language', latestWrite.as('latest')])

const activePeopleIn = (db: Db) => peopleIn(db).where('users.status', '=', 'active')

const sessionsIn = (db: Db, hashes: readonly string[]) =>
  peopleIn(db)
    .innerJoin('sessions', 'sessions.userId', 'users.id')
    .select(['sessions.id as sessionId', 'sessions.stage', 'sessions.remembered', 'sessions.confirmedAt'])
    .select(['sessions.createdAt', 'sessions.lastUsedAt', 'sessions.expiresAt', 'sessions.endedAt'])
    .where('sessions.tokenHash', 'in', hashes)

type Found = NonNullable<Awaited<ReturnType<ReturnType<typeof peopleIn>['executeTakeFirst']>>>
type SessionRow = Awaited<ReturnType<ReturnType<typeof sessionsIn>['execute']>>[number]

/**
 * Finds the user of a request, and the rules of the role. In sample mode a visitor without a session is the first
 * administrator.
 */
export function sessionReader(database: Database, services: Services, contracts: readonly Contract[]): SessionReader {
  const { db } = database
  const readRow = sessionRows(database, services)
  const withRules = (row: Found, session: OpenSession | undefined): SignedIn => {
    const { rules: stored, status: _status, language, latest, ...user } = row
    const rules = parseRules(user.role, stored, contracts)
    return { user, rules, ability: getAbility(rules, user.id), session, language, latest }
  }

  async function read(request: Request, { isUse }: { isUse: boolean }) {
    const token = services.tokens.read(request)
    const row = token && (await readRow(token))
    // The browser sent no token, or one that this database has never seen.
    if (!row) return 'unknown'
    const { sessionId: id, stage, remembered, confirmedAt, createdAt, lastUsedAt, expiresAt, endedAt, ...user } = row
    if (user.status !== 'active') return 'ended'
    const now = services.now().toISOString()
    if (endedAt !== null || expiresAt <= now) return 'ended'
    const session: OpenSession = { id, userId: user.id, stage, remembered, confirmedAt }
    if (isUse && stage === 'open' && Date.parse(now) - Date.parse(lastUsedAt) > useInterval)
      await recordUse(db, services, { session: { ...session, createdAt }, token, now })
    return { user, session }
  }

  async function findUser(request: Request, options: { isUse: boolean }) {
    const stored = await read(request, options)
    if (typeof stored === 'object' && stored.session.stage === 'open') return withRules(stored.user, stored.session)
    if (stored !== 'unknown' || services.mode !== 'sample') return undefined
    const visitor = await firstAdministrator(db)
    return visitor && withRules(visitor, undefined)
  }

  return {
    contracts,
    async byId(userId) {
      const row = await activePeopleIn(db).where('users.id', '=', userId).executeTakeFirst()
      return row && withRules(row, undefined)
    },
    async current(request) {
      const stored = await read(request, { isUse: false })
      return typeof stored === 'object' ? stored.session : undefined
    },
    async of(request) {
      const signedIn = await findUser(request, { isUse: true })
      if (!signedIn) throw new Failure(401, 'Sign in to continue')
      return signedIn
    },
    ofStream: (request) => findUser(request, { isUse: false }),
  }
}

/** Finds sessions by token. Every request runs it, so it is built and compiled once. */
function sessionRows({ db, version }: Database, { secrets }: Services) {
  const bySession = sessionsIn(db, secrets.hashes('')).compile()
  const cached = versionedCache<SessionRow>(version)
  return (token: string) =>
    cached(token, async () => {
      const { rows } = await db.executeQuery<SessionRow>({ ...bySession, parameters: secrets.hashes(token) })
      return rows[0]
    })
}

interface Use {
  session: OpenSession & { createdAt: string }
  token: string
  now: string
}

/** From now on hashed with the current secret. */
async function recordUse(db: Db, { secrets, log }: Services, { session, token, now }: Use) {
  try {
    const tokenHash = await secrets.hash(token)
    await db
      .updateTable('sessions')
      .set({ tokenHash, lastUsedAt: now, expiresAt: getEnd(session, now) })
      .where('id', '=', session.id)
      .execute()
  } catch (error) {
    // If the disk is full or the database locked, reads are answered all the same.
    if (!toServerFailure(error)) throw error
    log.error({ err: error }, 'the last use of a session could not be stored')
  }
}

/** The user of a visitor in sample mode. */
const firstAdministrator = (db: Db) =>
  activePeopleIn(db)
    .where('users.role', '=', 'admin')
    .orderBy('users.createdAt', (order) => order.nullsLast())
    .orderBy('users.id')
    .limit(1)
    .executeTakeFirst()
