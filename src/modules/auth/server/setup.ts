import type * as z from 'zod'
import { conflict, refused } from '#platform/errors/failure.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import type { auth } from '../contract.ts'
import { checkNewPassword, savePassword } from './passwords.ts'
import type { AuthDb } from './tables.ts'
import { createUser } from './user-rows.ts'

/** Fixed, so that the second of two concurrent setups fails. */
const firstId = 'u1'

export async function isFirstStart(db: AuthDb) {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined
}

/** Ignores case and dashes. */
const normaliseCode = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Creates the first administrator, given the code from the server's log. */
export async function setUp(
  db: AuthDb,
  {
    body,
    services,
    now,
    db: { commit },
  }: Pick<Call, 'services' | 'now' | 'db'> & { body: z.output<typeof auth.setup.body> },
) {
  if (!(await isFirstStart(db))) throw conflict('An administrator already exists')
  // Compare hashes, so that timing reveals nothing about the code.
  const [givenHash, expectedHash] = await Promise.all(
    [body.code, await services.secrets.setupCode()].map((code) => services.secrets.hash(normaliseCode(code))),
  )
  if (givenHash !== expectedHash) throw refused('code', 'The code does not match the one in the server’s log')
  await checkNewPassword(body.password, { ...body, services })
  const hash = await services.secrets.password.hash(body.password)
  await commit(db, async (tx, { services: { sessions }, events: { announce } }) => {
    const isStill = await isFirstStart(tx)
    const id = isStill && (await createUser(tx, { ...body, role: 'admin', now, id: firstId }))
    if (!id) throw conflict('An administrator already exists')
    await savePassword(tx, id, hash, now)
    await sessions.begin(id, { remembered: false })
    await sessions.recognise(id)
    announce('everyone')
  })
}
