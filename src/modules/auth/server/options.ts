import type * as z from 'zod'
import type { Call } from '#platform/server/pipeline/call.ts'
import type { AuthOptions } from '../contract.ts'
import { samplePassword } from './sample-password.ts'
import { isFirstStart } from './setup.ts'
import type { AuthDb } from './tables.ts'

/** The options of the sign-in page; lists users in sample mode only. */
export async function readSignInOptions(
  db: AuthDb,
  { settings: { mode, isSignUpOpen, delivery }, services: { providers } }: Pick<Call, 'settings' | 'services'>,
): Promise<z.infer<typeof AuthOptions>> {
  const isSample = mode === 'sample'
  return {
    mode,
    signUp: isSignUpOpen ? 'open' : 'closed',
    providers: providers.map(({ id, name }) => ({ id, name })),
    isFirstStart: await isFirstStart(db),
    samplePassword: isSample ? samplePassword : null,
    lacksEmail: delivery === 'waiting',
    sampleUsers: isSample ? await readSampleUsers(db) : [],
  }
}

const maxShown = 8

/** The oldest users, which are those of the sample. */
const readSampleUsers = (db: AuthDb) =>
  db
    .selectFrom('users')
    .innerJoin('authPasswords', 'authPasswords.userId', 'users.id')
    .select(['users.name', 'users.email', 'users.role', 'users.jobTitle', 'users.avatar'])
    .where('users.status', '=', 'active')
    .orderBy('users.createdAt')
    .orderBy('users.id')
    .limit(maxShown)
    .execute()
