import { announceAccountTo } from '#platform/server/accounts/announce-account.ts'
import { administratorsIn } from '#platform/server/accounts/administrators.ts'
import type { Database } from '#platform/db/engines/database.ts'
import type { Api } from '#platform/server/api.ts'
import { runInBackground } from '#platform/server/mail/outbox.ts'
import type { Services } from '#platform/server/services.ts'
import { StartError } from '#server/lifecycle/settings.ts'

interface Wish {
  /** Default: the only administrator. */
  email: string | undefined
  /** For a user who has also lost the second factor. */
  removesFactor: boolean
}

async function findOwner({ db }: Database, email: string | undefined) {
  const administrators = await administratorsIn(db)
  const list = administrators.map((administrator) => `\n  ${administrator.email}`).join('')
  if (email === undefined) {
    const [only, another] = administrators
    if (!only)
      throw new StartError('There is no administrator yet. The start of the server logs a link that creates one.')
    if (another) throw new StartError(`Name the address of an account. These are administrators:${list}`)
    return only
  }
  const user = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'status'])
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst()
  if (!user) throw new StartError(`No account has the address ${email}. These are administrators:${list}`)
  if (user.status !== 'active') throw new StartError(`The account ${email} is ${user.status}.`)
  return user
}

/** A link with which the owner of an account sets a new password; nothing is emailed. */
export async function resetLink(
  database: Database,
  services: Services,
  apis: readonly Api[],
  { email, removesFactor }: Wish,
): Promise<{ email: string; link: string }> {
  const owner = await findOwner(database, email)
  const api = apis.find(({ hooks }) => hooks.onAccount)
  const { post: _post, ...withoutMail } = services
  let link: string | undefined
  if (api)
    await runInBackground(database, withoutMail, apis, api, async (db, tools) => {
      const announce = announceAccountTo(apis, db, tools)
      if (removesFactor) await announce({ kind: 'factorsRemoved', userId: owner.id })
      link = await announce({ kind: 'passwordResetAsked', userId: owner.id })
    })
  if (link === undefined) throw new StartError('This installation has no module that signs users in by passwords.')
  return { email: owner.email, link }
}
