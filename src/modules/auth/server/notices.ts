import type { NoticeValues } from '#platform/contracts/notice.ts'
import type { Notifier } from '#platform/server/notices/notifier.ts'
import { account } from '../contract-account.ts'

interface NotifyingCall {
  events: Pick<Notifier, 'notify'>
}
type Kind = 'newBrowser' | 'passwordChanged' | 'roleChanged'

export const sessionsPath = '/pages/account?tab=sessions'

interface Notification {
  who?: string
  path?: string
  values?: NoticeValues
}

/** Notifies a user of a change to their account. */
export const notifyAccount = (
  { events: { notify } }: NotifyingCall,
  userId: string,
  kind: Kind,
  { who = '', path = '/pages/account', values }: Notification = {},
) => notify([userId], { kind, topic: account.name, values: values ?? { who }, path, recordId: userId })
