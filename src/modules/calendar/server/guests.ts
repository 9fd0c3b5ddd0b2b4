import type { Db } from '#platform/db/engines/database.ts'
import { refused } from '#platform/errors/failure.ts'
import type { Guest, GuestDraft } from '../contract.ts'
import type { Tables } from './tables.ts'

const keyOf = ({ email }: Guest) => email.toLowerCase()
const byKey = (guests: readonly Guest[]) => new Map(guests.map((guest) => [keyOf(guest), guest]))

interface GuestMerge {
  before: readonly Guest[]
  after: readonly Guest[]
  /** The change names all guests of this occurrence, too. */
  isReplaced: boolean
}

/**
 * The guests of a changed occurrence after a change of its series: those of the series, but for people who are invited only
 * to it or not to it, and with the answers that were given to it.
 */
export function mergeGuests(own: readonly Guest[], { before, after, isReplaced }: GuestMerge): Guest[] {
  const [ownGuests, oldGuests] = [byKey(own), byKey(before)]
  const follows = (guest: Guest) => isReplaced || ownGuests.has(keyOf(guest)) || !oldGuests.has(keyOf(guest))
  const followed = after.filter(follows).map((guest) => {
    const answer = ownGuests.get(keyOf(guest))?.answer
    return answer === undefined ? guest : { ...guest, answer }
  })
  const followedKeys = byKey(followed)
  const added = own.filter((guest) => !oldGuests.has(keyOf(guest)) && !followedKeys.has(keyOf(guest)))
  return isReplaced ? followed : [...followed, ...added]
}

/** The guests to store: colleagues by their own names, without duplicates, with the answers given so far. */
export async function namedGuests(
  db: Db<Tables>,
  drafts: readonly GuestDraft[],
  knownGuests: readonly Guest[],
  organiserId: string,
): Promise<Guest[]> {
  if (drafts.length === 0) return []
  const users = await db.selectFrom('users').select(['id', 'name', 'email']).execute()
  const byId = new Map(users.map((user) => [user.id, user]))
  const byEmail = new Map(users.map((user) => [user.email.toLowerCase(), user]))
  const answers = new Map(knownGuests.map(({ email, answer }) => [email.toLowerCase(), answer]))
  const guests = drafts.map(({ userId, email, name }, index): Guest => {
    if (userId !== null && !byId.has(userId)) throw refused(`guests.${index}.userId`, 'This colleague does not exist')
    const user = (userId !== null && byId.get(userId)) || byEmail.get(email.toLowerCase())
    const address = user?.email ?? email
    const usual = user?.id === organiserId ? 'yes' : 'pending'
    return {
      userId: user?.id ?? null,
      email: address,
      name: user?.name ?? name,
      answer: answers.get(address.toLowerCase()) ?? usual,
    }
  })
  return [...new Map(guests.map((guest) => [guest.email.toLowerCase(), guest])).values()]
}
