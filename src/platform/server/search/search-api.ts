import type { Database } from '#platform/db/engines/database.ts'
import { pauseWhenDue } from '#platform/records/in-slices.ts'
import { search, type SearchHit } from '#platform/contracts/search-contract.ts'
import { firstMark, splitPhrases } from '#platform/text/search-text.ts'
import { type Api, api } from '#platform/server/api.ts'
import { type Misspelled, similarWords } from './similar-words.ts'
import { type Audience, findAudience, isInAudience } from './audience.ts'
import { createExcerpt } from './excerpt.ts'
import { type SearchContext, entriesAt, findEntries, type Found } from './find-entries.ts'
import type { Phrases } from './matching.ts'
import { type Searched, searchableContracts } from './searched.ts'
import { findNamed, formatPlace, parsePlace } from './timeline/find-named.ts'

/** Further words are ignored. */
const maxPhrases = 12
/** A search with more words that occur nowhere is not corrected. */
const maxCorrected = 4
/** Number of corrections that a search without results tries. */
const maxTries = 8

/** The endpoint of the global search, for these contracts. */
export function searchApi({ engine, db: whole }: Database, apis: readonly Api[]): Api {
  const database = { engine, db: whole }
  const searched = searchableContracts(apis)
  return api(search, (db) => ({
    async find({ query: { q, topic, limit }, user, access: { ability, contracts }, now }) {
      const audience = await findAudience(db, searched, user.id)
      const asker: SearchContext = { audience, ability, contracts, now, topics: topic }
      const find = (phrases: Phrases) => findEntries(database, searched, asker, phrases, limit)
      const requested = splitPhrases(q).slice(0, maxPhrases)
      const respond = async (phrases: Phrases, { found, totals }: Awaited<ReturnType<typeof find>>) => {
        const words = phrases.map((phrase) => phrase.join(' '))
        return { hits: await loadHits(db, searched, found, audience, words), words, totals }
      }
      const first = await find(requested)
      if (first.found.length > 0) return respond(requested, first)
      for (const phrases of await listCorrections(database, requested, find)) {
        const result = await find(phrases)
        if (result.found.length > 0)
          return { ...(await respond(phrases, result)), instead: phrases.map((phrase) => phrase.join(' ')).join(' ') }
      }
      return respond(requested, first)
    },

    async at({ query: { path }, user, access: { ability, contracts }, now }) {
      const audience = await findAudience(db, searched, user.id)
      const entries = await entriesAt(database, searched, { audience, ability, contracts, now }, path)
      return loadHits(db, searched, entries, audience, [])
    },

    async timeline({ query: { email: addresses, at, limit }, user, access: { ability, contracts }, now }) {
      const audience = await findAudience(db, searched, user.id)
      const findAfter = findNamed(database, searched, { audience, ability, contracts, now }, addresses)
      const hits: SearchHit[] = []
      for (let place = parsePlace(at); ;) {
        const missing = limit - hits.length
        const rows = await findAfter(place, missing + 1)
        // Records that were deleted in the meantime are no hits: the next ones fill the page.
        hits.push(...(await loadHits(db, searched, rows.slice(0, missing), audience, [])))
        place = rows[missing - 1]
        if (rows.length <= missing || place === undefined) return { hits, next: null }
        if (hits.length === limit) return { hits, next: formatPlace(place) }
      }
    },
  }))
}

/** Replaces each word without results by a similar one, the likeliest first. */
async function listCorrections(
  database: Pick<Database, 'engine' | 'db'>,
  requested: Phrases,
  find: (phrases: Phrases) => Promise<{ found: readonly Found[] }>,
) {
  const unknown = new Map<number, Misspelled>()
  for (const [index, phrase] of requested.entries()) {
    const [word = ''] = phrase
    const isKnown = phrase.length > 1 || (requested.length > 1 && (await find([phrase])).found.length > 0)
    if (!isKnown) unknown.set(index, { word, isLast: index === requested.length - 1 })
    if (unknown.size > maxCorrected) return []
  }
  const similar = await similarWords(database, [...unknown.values()])
  let variants: (readonly string[])[][] = [[]]
  for (const [index, phrase] of requested.entries()) {
    const one = unknown.get(index)
    const words = (one && similar.get(one)) ?? []
    const choices = words.length > 0 ? words.map((word) => [word]) : [phrase]
    variants = variants.flatMap((corrected) => choices.map((choice) => [...corrected, choice])).slice(0, maxTries)
  }
  return variants.filter((phrases) => phrases.some((phrase, index) => phrase !== requested[index]))
}

/** Results read from the current records; entries that the user may not read are left out. */
export async function loadHits(
  db: unknown,
  searched: readonly Searched[],
  entries: readonly Found[],
  audience: Audience,
  words: readonly string[],
): Promise<SearchHit[]> {
  const hitsById = new Map<string, SearchHit>()
  for (const [topic, ofTopic] of Map.groupBy(entries, (entry) => entry.topic)) {
    const source = searched.find(({ contract }) => contract.name === topic)?.source
    const entries = (await source?.entries(db)(ofTopic.map(({ recordId }) => recordId))) ?? []
    for (const entry of entries) {
      if (!isInAudience(audience, topic, entry)) continue
      const pause = pauseWhenDue()
      if (pause) await pause
      const { recordId, title, detail = '', text = '', path, at } = entry
      const isInHeading = words.every((word) => firstMark(`${title}\n${detail}`, [word]))
      const excerpt = isInHeading ? '' : createExcerpt(text, words)
      hitsById.set(`${topic} ${recordId}`, { topic, id: String(recordId), title, detail, excerpt, path, at })
    }
  }
  return entries.flatMap(({ topic, recordId }) => hitsById.get(`${topic} ${recordId}`) ?? [])
}
