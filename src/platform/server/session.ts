import type { Contract } from '#platform/contract.ts'
import type { Database } from '#platform/db/database.ts'
import { Failure, notFound } from '#platform/failure.ts'
import { abilityOf, type Ability, type Rule, rulesOf } from '#platform/rules.ts'
import { colleagues, SavedSettings, type Session, session, settings } from '#platform/session-contract.ts'
import { api, type Api, type User } from './api.ts'
import type { Services } from './services.ts'

export interface SignedIn {
  user: User
  rules: readonly Rule[]
  ability: Ability
}

/** Who asks where nobody has to sign in. */
export const nobody: SignedIn = {
  user: { id: '', name: '', email: '', role: 'viewer', jobTitle: '', avatar: '' },
  rules: [],
  ability: abilityOf([], ''),
}

export interface SessionReader {
  /** All that this server answers by, for what is about every one of them. */
  contracts: readonly Contract[]
  /** Who sent this request; throws 401 where nobody is signed in. */
  of(request: Request): Promise<SignedIn>
  byId(userId: string): Promise<SignedIn | undefined>
}

/** Finds users and the rules of their roles. In sample mode a visitor is the first administrator until they switch. */
export function sessionReader({ db }: Database, services: Services, contracts: readonly Contract[]): SessionReader {
  const people = db
    .selectFrom('users')
    .leftJoin('roles', 'roles.id', 'users.role')
    .select(['users.id', 'users.name', 'users.email', 'users.role', 'users.jobTitle', 'users.avatar', 'roles.rules'])
  const withRules = (found: Awaited<ReturnType<typeof people.executeTakeFirst>>): SignedIn | undefined => {
    if (!found) return undefined
    const { rules: stored, ...user } = found
    const rules = rulesOf(user.role, stored, contracts)
    return { user, rules, ability: abilityOf(rules, user.id) }
  }
  const byId = async (userId: string) => withRules(await people.where('users.id', '=', userId).executeTakeFirst())
  const visitor = async () =>
    services.mode === 'sample'
      ? withRules(await people.where('users.role', '=', 'admin').orderBy('users.id').limit(1).executeTakeFirst())
      : undefined
  return {
    contracts,
    byId,
    async of(request) {
      const known = services.sessions.userId(request)
      const signedIn = (known === undefined ? undefined : await byId(known)) ?? (await visitor())
      if (!signedIn) throw new Failure(401, 'Sign in first')
      return signedIn
    },
  }
}

const userColumns = ['id', 'name', 'email', 'role', 'jobTitle', 'avatar'] as const

/** Who is signed in; in sample mode also the switch of user. */
export function sessionApi(services: Services, reader: SessionReader): Api {
  return api(session, (db) => {
    const show = async ({ user, rules }: Pick<SignedIn, 'user' | 'rules'>): Promise<Session> => ({
      mode: services.mode,
      user,
      rules: [...rules],
      users: services.mode === 'sample' ? await db.selectFrom('users').select(userColumns).orderBy('id').execute() : [],
    })
    return {
      show,
      change: async ({ body, headers }) => {
        const signedIn = services.mode === 'sample' ? await reader.byId(body.userId) : undefined
        if (!signedIn) throw notFound('No such user')
        services.sessions.signIn(signedIn.user.id, headers)
        return show(signedIn)
      },
    }
  })
}

/** The people who use this installation, by name. */
export const colleaguesApi: Api = api(colleagues, (db) => ({
  list: () => db.selectFrom('users').select(userColumns).orderBy('name').orderBy('id').execute(),
}))

/** The look that follows a user to another browser; an older one never replaces a newer one. */
export function settingsApi(database: Database): Api {
  const { db } = database
  return api(settings, () => ({
    show: async ({ user }) => {
      const saved = await db
        .selectFrom('settings')
        .select(['value', 'savedAt'])
        .where('userId', '=', user.id)
        .executeTakeFirst()
      return saved ? SavedSettings.parse({ ...saved, value: JSON.parse(saved.value) }) : null
    },
    save: async ({ user, body }) => {
      const row = { value: JSON.stringify(body.value), savedAt: body.savedAt }
      await db
        .insertInto('settings')
        .values({ userId: user.id, ...row })
        .onConflict((conflict) =>
          conflict.column('userId').doUpdateSet(row).whereRef('settings.savedAt', '<', 'excluded.savedAt'),
        )
        .execute()
    },
  }))
}
