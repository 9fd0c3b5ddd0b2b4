import type { Call } from '#platform/server/api.ts'
import { account } from '../contract-account.ts'
import type { AuthDb } from './tables.ts'

type Teller = Pick<Call, 'notify'>
type Kind = 'signedIn' | 'passwordChanged' | 'roleChanged'

/** Tells somebody what has happened to their account. */
export const tellAccount = ({ notify }: Teller, userId: string, kind: Kind, who = '') =>
  notify([userId], { kind, topic: account.name, values: { who }, path: '/pages/account', recordId: userId })

/** Tells somebody that a browser has signed in that never had before; of the first of all there is nothing to tell. */
export async function tellSignIn(db: AuthDb, tools: Teller, userId: string, device: string) {
  const devices = await db.selectFrom('sessions').select('device').distinct().where('userId', '=', userId).execute()
  if (devices.length > 0 && !devices.some((one) => one.device === device)) tellAccount(tools, userId, 'signedIn')
}
