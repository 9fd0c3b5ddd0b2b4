import type { SearchHit } from '#platform/contracts/search-contract.ts'
import { marksIn } from '#platform/text/search-text.ts'
import { type Audience, isFor } from './audience.ts'
import { excerptOf } from './excerpt.ts'
import type { Found } from './find-entries.ts'
import type { Searched } from './searched.ts'

/** Results read from the current records; entries that the user may not read are left out. */
export async function hitsOf(
  db: unknown,
  searched: readonly Searched[],
  found: readonly Found[],
  audience: Audience,
  words: readonly string[],
): Promise<SearchHit[]> {
  const shown = new Map<string, SearchHit>()
  for (const [topic, ofTopic] of Map.groupBy(found, (one) => one.topic)) {
    const source = searched.find(({ contract }) => contract.name === topic)?.source
    const entries = (await source?.entries(db)(ofTopic.map(({ recordId }) => recordId))) ?? []
    for (const entry of entries) {
      if (!isFor(audience, topic, entry)) continue
      const { recordId, title, detail = '', text = '', path, at } = entry
      const isSeen = words.every((word) => marksIn(`${title}\n${detail}`, [word]).length > 0)
      const excerpt = isSeen ? '' : excerptOf(text, words)
      shown.set(`${topic} ${recordId}`, { topic, id: String(recordId), title, detail, excerpt, path, at })
    }
  }
  return found.flatMap(({ topic, recordId }) => shown.get(`${topic} ${recordId}`) ?? [])
}
