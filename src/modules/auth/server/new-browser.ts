import { parseDevice } from '#platform/device.ts'
import { languages } from '#platform/i18n/languages.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { readLanguage, sendMessage } from './messages/send-message.ts'
import { sessionsPath, notifyAccount } from './notices.ts'
import type { AuthDb } from './tables.ts'
import { addTime } from './times.ts'
import { findUserById } from './user-rows.ts'

type Tools = Pick<Call, 'services' | 'events'>
type SignInContext = Pick<Call, 'now' | 'request'>

// A client that keeps no cookies is new at each sign-in. The limit does not apply to notices.
const maxMessagesADay = 5

const getBrowserName = (userAgent: string) => {
  const { browser, system } = parseDevice(userAgent)
  return [browser, system].filter(Boolean).join(', ')
}

/** Path and values of the notice about a new browser. */
export const createNewBrowserNotice = ({ address, device }: Call['request']['origin']) => ({
  path: sessionsPath,
  values: { browser: getBrowserName(device) || { text: 'unknownBrowser' }, address },
})

/**
 * Runs after a complete sign-in: remembers the browser, and reports a new one to the account's owner by notice and
 * email, except for the account's first browser.
 */
export async function recogniseBrowser(
  db: AuthDb,
  tools: Tools,
  userId: string,
  { now, request: { origin } }: SignInContext,
) {
  if ((await tools.services.sessions.recognise(userId)) !== 'new') return
  notifyAccount(tools, userId, 'newBrowser', createNewBrowserNotice(origin))
  const user = await findUserById(db, userId)
  if (!user || (await hasReachedNoticeLimit(db, userId, now))) return
  const browser = getBrowserName(origin.device)
  const language = await readLanguage(db, tools, userId)
  const { timeZone } = await tools.services.workspace()
  const timeFormat = new Intl.DateTimeFormat(languages[language].formatTag, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  })
  await sendMessage(tools, {
    kind: browser ? 'newBrowser' : 'newUnknownBrowser',
    to: { name: user.name, email: user.email },
    language,
    path: sessionsPath,
    values: {
      browser,
      address: origin.address,
      when: `${timeFormat.format(new Date(now))} ${timeZone.replaceAll('_', ' ')}`,
    },
  })
}

async function hasReachedNoticeLimit(db: AuthDb, userId: string, now: string) {
  const rows = await db
    .selectFrom('knownDevices')
    .select('id')
    .where('userId', '=', userId)
    .where('createdAt', '>', addTime(now, -24 * 60 * 60_000))
    .limit(maxMessagesADay + 1)
    .execute()
  return rows.length > maxMessagesADay
}
