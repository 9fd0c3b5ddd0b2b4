import type { NoticeValues } from '#platform/contracts/notice.ts'
import type { Call } from '#platform/server/api.ts'
import { account } from '../contract-account.ts'

type Teller = Pick<Call, 'notify'>
type Kind = 'newBrowser' | 'passwordChanged' | 'roleChanged'

export const sessionsPath = '/pages/account?tab=sessions'

interface Told {
  who?: string
  path?: string
  values?: NoticeValues
}

/** Tells somebody what has happened to their account. */
export const tellAccount = (
  { notify }: Teller,
  userId: string,
  kind: Kind,
  { who = '', path = '/pages/account', values }: Told = {},
) => notify([userId], { kind, topic: account.name, values: values ?? { who }, path, recordId: userId })
