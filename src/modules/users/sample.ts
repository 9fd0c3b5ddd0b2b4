import type { Insertable } from 'kysely'
import type { PlatformTables } from '#platform/db/engines/database.ts'
import type { Sample } from '#platform/db/sample/sample.ts'
import { company } from '#platform/db/sample/sample-people.ts'
import { userSearch } from '#platform/db/queries/user-search.ts'
import type { OwnTables } from './server/tables.ts'

type Rows = OwnTables & Pick<PlatformTables, 'users' | 'sessions'>

const devices = {
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
  linux: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
} as const

/** Sessions of the sample: user, device, and minutes since the last use. */
const used: readonly (readonly [userId: string, device: keyof typeof devices, minutes: number, ended?: true])[] = [
  ['u1', 'iphone', 190],
  ['u2', 'windows', 12],
  ['u2', 'android', 1500],
  ['u3', 'windows', 3],
  ['u4', 'windows', 2900],
  ['u5', 'mac', 45],
  ['u5', 'iphone', 600],
  ['u6', 'linux', 8],
  ['u7', 'windows', 130],
  ['u8', 'android', 5600],
  ['u11', 'windows', 61_000, true],
]

/** Two invited users, one suspended, and sessions for all. */
const sample: Sample<Rows> = ({ ago, ahead }) => {
  const createAccount = (
    id: string,
    name: string,
    rest: Pick<Insertable<Rows['users']>, 'jobTitle' | 'role' | 'status' | 'avatar' | 'createdAt' | 'emailConfirmedAt'>,
  ) => {
    const facts = { name, email: `${name.toLowerCase().replace(' ', '.')}@${company.domain}`, jobTitle: rest.jobTitle }
    return { id, ...facts, ...rest, search: userSearch(facts) }
  }
  const invited = { jobTitle: '', status: 'invited', avatar: '', emailConfirmedAt: null } as const
  return {
    users: [
      createAccount('u9', 'Salma Benali', { ...invited, role: 'agent', createdAt: ago({ days: 2 }) }),
      createAccount('u10', 'Rowan Fairweather', { ...invited, role: 'viewer', createdAt: ago({ days: 9 }) }),
      createAccount('u11', 'Lotte Brandt', {
        jobTitle: 'Seasonal help, customer support',
        role: 'agent',
        status: 'suspended',
        avatar: '',
        createdAt: ago({ days: 320 }),
        emailConfirmedAt: ago({ days: 320 }),
      }),
    ],
    userInvitations: [
      {
        userId: 'u9',
        byName: 'Inês Carvalho',
        note: 'Welcome to the support team, Salma! Amina shows you around on Monday.',
        sentAt: ago({ days: 2 }),
      },
      { userId: 'u10', byName: 'Inês Carvalho', note: '', sentAt: ago({ days: 9 }) },
    ],
    sessions: used.map(([userId, device, minutes, ended], index) => ({
      id: `sample-${index + 1}`,
      // Not a hash of any token.
      tokenHash: `sample-${index + 1}`,
      userId,
      stage: 'open' as const,
      remembered: true,
      device: devices[device],
      createdAt: ago({ minutes, days: 4 + index }),
      lastUsedAt: ago({ minutes }),
      expiresAt: ahead({ days: 25 }),
      confirmedAt: null,
      endedAt: ended ? ago({ days: 30 }) : null,
    })),
  }
}

export default sample
