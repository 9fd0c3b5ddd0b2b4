import { circleWord, everyoneWord, userWord } from './entry-words.ts'
import type { SearchEntry } from './search-source.ts'
import type { Searched } from './searched.ts'

/** A user with their current circles, by topic. */
export interface Audience {
  userId: string
  circles: ReadonlyMap<string, ReadonlySet<number>>
}

export async function findAudience(db: unknown, searched: readonly Searched[], userId: string): Promise<Audience> {
  const circles = await Promise.all(
    searched.flatMap(({ contract: { name }, source: { circles: of } }) =>
      of ? [of(db)(userId).then((ids) => [name, new Set(ids)] as const)] : [],
    ),
  )
  return { userId, circles: new Map(circles) }
}

/** The words of the entries that the user may find, of all topics or of some. */
export const audienceWords = ({ userId, circles }: Audience, topics?: readonly string[]) => [
  everyoneWord,
  userWord(userId),
  ...[...circles]
    .filter(([topic]) => topics?.includes(topic) ?? true)
    .flatMap(([topic, ids]) => [...ids].map((circle) => circleWord(topic, circle))),
]

export function isInAudience({ userId, circles }: Audience, topic: string, { users, circle }: SearchEntry) {
  if (users === 'everyone' || (users === undefined && circle === undefined)) return true
  return users?.includes(userId) || (circle !== undefined && circles.get(topic)?.has(circle)) || false
}
