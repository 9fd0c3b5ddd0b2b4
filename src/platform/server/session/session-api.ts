import * as z from 'zod'
import type { Db, PlatformTables } from '#platform/db/engines/database.ts'
import { notFound } from '#platform/errors/failure.ts'
import { contains } from '#platform/db/queries/search.ts'
import { colleagues, SavedSettings, type Session, session, settings } from '#platform/contracts/session-contract.ts'
import { api, type Api } from '#platform/server/api.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { getDelivery, type Services } from '#platform/server/services.ts'
import { publicWorkspace } from '#platform/server/workspace.ts'
import type { SessionReader, SignedIn } from './session-reader.ts'

type Users = Db<Pick<PlatformTables, 'roles'>>

const listUsers = (db: Users) =>
  db
    .selectFrom('users')
    .leftJoin('roles', 'roles.id', 'users.role')
    .select(['users.id', 'users.name', 'users.email', 'users.role', 'users.jobTitle', 'users.avatar'])
    .select('roles.name as roleName')
    .where('users.status', '=', 'active')

/** The signed-in user, and signing out; in sample mode also the switch of users. */
export function sessionApi(services: Services, reader: SessionReader): Api {
  const { mode } = services
  const sendsEmail = getDelivery(services) === 'sent'
  const always = new Set(reader.contracts.filter((contract) => contract.everyone).map(({ name }) => name))
  const isAlways = (topic: string) => always.has(topic)
  return api(session, (db: Users) => {
    const describeSession = async (
      { user, rules }: Pick<SignedIn, 'user' | 'rules'>,
      { workspace }: Call['services'],
    ): Promise<Session> => ({
      mode,
      user,
      rules: [...rules],
      ...(rules.every(({ subject }) => isAlways(subject)) && { awaitsRole: true }),
      ...(!sendsEmail && { sendsEmail }),
      users: mode === 'sample' ? await listUsers(db).orderBy('users.id').execute() : [],
      workspace: publicWorkspace(await workspace()),
    })
    return {
      async show({ request: { session: current }, services, user, access: { rules } }) {
        // From here on the visitor of sample mode has a session and can sign out.
        if (!current) await services.sessions.begin(user.id, { remembered: false })
        return describeSession({ user, rules }, services)
      },
      async change({ body, db: { commit }, services }) {
        const signedIn = mode === 'sample' ? await reader.byId(body.userId) : undefined
        if (!signedIn) throw notFound('User not found')
        await commit(db, (_, { services: { sessions } }) => sessions.begin(signedIn.user.id, { remembered: false }))
        return describeSession(signedIn, services)
      },
      async end({ request: { session: current }, services: { sessions }, user }) {
        if (!current) await sessions.begin(user.id, { remembered: false })
        await sessions.end()
      },
    }
  })
}

/** The users of this installation, by name. */
export const colleaguesApi: Api = api(colleagues, (db: Users) => ({
  list: ({ query: { q = '' } }) =>
    listUsers(db).where(contains('users.search', q)).orderBy('users.name').orderBy('users.id').execute(),
}))

const LanguageSetting = z.object({ isLanguage: z.string().max(35) })

/** The theme settings, for the user's other browsers; older ones never replace newer ones. */
export const settingsApi: Api = api(settings, (db: Db<Pick<PlatformTables, 'settings'>>) => ({
  show: async ({ user }) => {
    const saved = await db
      .selectFrom('settings')
      .select(['value', 'savedAt'])
      .where('userId', '=', user.id)
      .executeTakeFirst()
    return saved ? SavedSettings.parse({ ...saved, value: JSON.parse(saved.value) }) : null
  },
  save: async ({ user, body, now }) => {
    // The time is that of the browser's clock: one that is fast must not block the settings of all other browsers.
    const savedAt = Date.parse(body.savedAt) > Date.parse(now) ? now : body.savedAt
    const language = LanguageSetting.safeParse(body.value).data?.isLanguage ?? null
    const row = { value: JSON.stringify(body.value), savedAt, language }
    await db
      .insertInto('settings')
      .values({ userId: user.id, ...row })
      .onConflict((conflict) =>
        conflict
          .column('userId')
          .doUpdateSet(row)
          .where((eb) =>
            eb.or([
              eb('settings.savedAt', '<=', eb.ref('excluded.savedAt')),
              // Of a version that stored any time.
              eb('settings.savedAt', '>', now),
            ]),
          ),
      )
      .execute()
  },
}))
