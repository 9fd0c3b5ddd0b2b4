import { type QueryExecutorProvider, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Engine } from '#platform/db/engines/database.ts'
import { startsWithLetter, topicWord } from './entry-words.ts'

/** As `maxMatches`: all matches. */
export const unlimited = 2_147_483_647

/** The parts of a query, all required, each a sequence of words. */
export type Phrases = readonly (readonly string[])[]

/** The newest matching entries, for queries that call them "entry" and take at most as many as requested. */
interface Newest {
  from: RawBuilder<unknown>
  where: RawBuilder<SqlBool>
  order: RawBuilder<unknown>
}

interface MatchOptions {
  /** Audience words; a list checks permissions itself. */
  audience: readonly string[] | 'anybody'
  /** Only these records. */
  topics?: readonly string[] | undefined
  /** This many matches are enough. */
  maxMatches: number
  /** Known words with a prefix, for rare prefixes. */
  best?: KnownWords | undefined
  /** Words of which one also fulfils the phrase at the same place. */
  alternatives?: Phrases
}

type KnownWords = ReadonlyMap<string, readonly string[]>

// Half of all words begin with a given letter: a single letter matches the beginning of titles, and whole words of
// texts.
const isLetter = (phrase: readonly string[]) => phrase.length === 1 && /^[^\p{Lo}]$/u.test(phrase[0] ?? '')

interface QuerySyntax {
  exact(phrase: readonly string[]): string
  prefix(phrase: readonly string[], known?: KnownWords): string
  titleExact(phrase: readonly string[]): string
  titlePrefix(phrase: readonly string[], known?: KnownWords): string
  and: string
  or: string
  /** The entries that fulfil all conditions. */
  newest(conditions: readonly string[], inTitle: boolean, options: MatchOptions): Newest
  /** Whether an entry, one of those found, fulfils another condition. */
  satisfies(condition: string, maxMatches: number): RawBuilder<SqlBool>
}

const quoted = (phrase: readonly string[]) => `"${phrase.join(' ')}"`

/** The words in order, each restricted to the title with that option. */
const phraseQuery = (phrase: readonly string[], title = '') =>
  `(${phrase.map((word) => `'${word}'${title && `:${title}`}`).join(' <-> ')})`

/** The last word is a prefix: of known words, or of any. */
function prefixQuery(phrase: readonly string[], expansions: KnownWords | undefined, title = '') {
  const last = phrase.at(-1) ?? ''
  const words = expansions?.get(last)?.map((word) => phraseQuery([word], title)) ?? [`'${last}':*${title}`]
  return `(${[...phrase.slice(0, -1).map((word) => phraseQuery([word], title)), `(${words.join(' | ')})`].join(' <-> ')})`
}

// Consists of letters and digits only, which `splitTokens` ensures: no input is read as an operator.
const syntaxes: Record<Engine, QuerySyntax> = {
  sqlite: {
    exact: (phrase) => `{title body} : ${quoted(phrase)}`,
    prefix: (phrase) => `{title body} : ${quoted(phrase)} *`,
    titleExact: (phrase) => `title : ${quoted(phrase)}`,
    titlePrefix: (phrase) => `title : ${quoted(phrase)} *`,
    and: ' AND ',
    or: ' OR ',
    newest(conditions, _inTitle, { audience, topics }) {
      const matchAny = (words: readonly string[]) =>
        ` AND audience : (${words.map((word) => `"${word}"`).join(' OR ')})`
      const audienceClause = audience === 'anybody' ? '' : matchAny(audience)
      const topicClause = topics === undefined ? '' : matchAny(topics.map(topicWord))
      return {
        from: sql`"searchWords" cross join "searchEntries" as "entry" on "entry"."id" = "searchWords".rowid`,
        where: sql`"searchWords" match ${`(${conditions.join(' AND ')})${audienceClause}${topicClause}`}`,
        order: sql`"searchWords".rowid desc`,
      }
    },
    satisfies: (condition, maxMatches) =>
      sql`"entry"."id" in (select rowid from "searchWords" where "searchWords" match ${condition} order by rowid desc limit ${maxMatches})`,
  },
  postgres: {
    exact: (phrase) => phraseQuery(phrase),
    prefix: (phrase, expansions) => prefixQuery(phrase, expansions),
    titleExact: (phrase) => phraseQuery(phrase, 'A'),
    titlePrefix: (phrase, expansions) => prefixQuery(phrase, expansions, 'A'),
    and: ' & ',
    or: ' | ',
    newest: (conditions, inTitle, { audience, topics, maxMatches }) => ({
      from: sql`"searchFitting"(${conditions}::text[]::tsquery[], ${inTitle}, ${topics ?? null}::text[], ${audience === 'anybody' ? null : audience}::text[], ${maxMatches}) as "fitting" ("id") join "searchEntries" as "entry" on "entry"."id" = "fitting"."id"`,
      where: sql`true`,
      order: sql`"entry"."id" desc`,
    }),
    satisfies: (condition) => sql`"entry"."words" @@ ${condition}::tsquery`,
  },
}

/** The entries with all phrases, whose last word is a prefix or not, as each engine is queried for them. */
export function matching(engine: Engine, phrases: Phrases, options: MatchOptions) {
  const { exact, prefix, titleExact, titlePrefix, and, or, newest, satisfies } = syntaxes[engine]
  const { best, alternatives = [] } = options
  const allPhrases = (format: (phrase: readonly string[]) => string) =>
    phrases.map((phrase) => format(phrase)).join(and)
  const anywhere = phrases.map((phrase, index) => {
    const parts = isLetter(phrase) ? [exact(phrase), titlePrefix(phrase)] : [prefix(phrase, best)]
    const all = [...parts, ...(alternatives[index] ?? []).map((word) => exact([word]))]
    return all.length === 1 ? all.join('') : `(${all.join(or)})`
  })
  const ranks = [titleExact, titlePrefix, exact].map((format) => satisfies(allPhrases(format), options.maxMatches))
  const inTitle = (conditions: readonly string[]) => newest(conditions, true, options)
  return {
    anywhere: newest(anywhere, false, options),
    titleExact: inTitle(phrases.map((phrase) => titleExact(phrase))),
    title: inTitle(phrases.map((phrase) => titlePrefix(phrase, best))),
    /** The rank of an entry, best first; above `maxMatches` entries only the newest are ranked. */
    fit: sql<number>`case ${sql.join(
      ranks.map((isRank, index) => sql`when ${isRank} then ${sql.lit(index)}`),
      sql` `,
    )} else 3 end`,
  }
}

/** The entries with at least one of these words, none of which is a prefix. */
export function matchingWord(engine: Engine, words: readonly string[], options: MatchOptions) {
  const { exact, or, newest } = syntaxes[engine]
  return newest([`(${words.map((word) => exact([word])).join(or)})`], false, options)
}

// For more words, a prefix query is as fast.
const maxKnown = 40

/**
 * For PostgreSQL, whose index skips entries by words but not by prefixes: the words that begin with the last word of
 * each phrase.
 */
export async function knownWords(engine: Engine, db: QueryExecutorProvider, phrases: Phrases): Promise<KnownWords> {
  const ends = phrases.filter((phrase) => !isLetter(phrase)).map((phrase) => phrase.at(-1) ?? '')
  const prefixes = ends.filter(startsWithLetter)
  if (engine === 'sqlite' || prefixes.length === 0) return new Map()
  const parts = prefixes.map(
    (prefix) => sql`
      (select ${prefix}::text as "prefix", "word" from "searchVocabulary" where "word" like ${`${prefix}%`} limit ${maxKnown + 1})`,
  )
  const { rows } = await sql<{ prefix: string; word: string }>`${sql.join(parts, sql` union all `)}`.execute(db)
  const byPrefix = Map.groupBy(rows, ({ prefix }) => prefix)
  return new Map(
    prefixes.flatMap((prefix) => {
      const words = byPrefix.get(prefix) ?? []
      return words.length > maxKnown ? [] : [[prefix, [prefix, ...words.map(({ word }) => word)]]]
    }),
  )
}
