import { withChannelNames } from './channel-links.ts'

/** A mention in the text of a message: the user's id, since names can change. */
const token = /<@([\w-]{1,64})>/g

/** Mentions all members of the chat. */
export const everybodyId = 'all'

export const formatMention = (userId: string) => `<@${userId}>`

/** Ids of the users that a message mentions, without duplicates. */
export const findMentions = (msg: string) => [...new Set([...msg.matchAll(token)].map(([, id]) => id ?? ''))]

/** Replaces ids by names: `@Amina Haddad`, `#General`. */
export const withNames = (msg: string, getName: (userId: string) => string | undefined) =>
  withChannelNames(msg).replace(token, (match, id: string) => {
    const name = getName(id)
    return name === undefined ? match : `@${name}`
  })

interface Named {
  id: string
  name: string
}

/** Replaces names in typed text by ids; if several names match, the longest one. */
export function withIds(text: string, people: readonly Named[]) {
  if (!text.includes('@')) return text
  const byName = new Map(people.map(({ id, name }) => [name.toLocaleLowerCase(), id]))
  const names = people
    .map(({ name }) => name)
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (names.length === 0) return text
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}<])@(${names.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  return text.replace(pattern, (match, name: string) => {
    const id = byName.get(name.toLocaleLowerCase())
    return id === undefined ? match : formatMention(id)
  })
}
