import type * as z from 'zod'
import { conflict, refused } from '#platform/errors/failure.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import type { auth } from '../contract.ts'
import { checkNewPassword, savePassword } from './passwords.ts'
import type { AuthDb } from './tables.ts'
import { newUser } from './user-rows.ts'

/** Of two who set up at once, the second finds the id taken. */
const firstId = 'u1'

export async function isFirstStart(db: AuthDb) {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined
}

/** As typed from a log: case and dashes do not matter. */
const plain = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Makes the first administrator, for whoever can read the server's log. */
export async function setUp(
  db: AuthDb,
  {
    body,
    services,
    now,
    db: { commit },
  }: Pick<Call, 'services' | 'now' | 'db'> & { body: z.output<typeof auth.setup.body> },
) {
  if (!(await isFirstStart(db))) throw conflict('There is an administrator already')
  // What is compared are hashes, so that the time it takes tells nothing of the code.
  const [given, right] = await Promise.all(
    [body.code, await services.secrets.setupCode()].map((code) => services.secrets.hash(plain(code))),
  )
  if (given !== right) throw refused('code', 'This is not the code in the log of the server')
  await checkNewPassword(body.password, { ...body, services })
  const hash = await services.secrets.password.hash(body.password)
  await commit(db, async (held, { services: { sessions }, events: { announce } }) => {
    const isStill = await isFirstStart(held)
    const id = isStill && (await newUser(held, { ...body, role: 'admin', now, id: firstId }))
    if (!id) throw conflict('There is an administrator already')
    await savePassword(held, id, hash, now)
    await sessions.begin(id, { remembered: false })
    await sessions.recognise(id)
    announce('everyone')
  })
}
