import { type QueryExecutorProvider, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Engine } from '#platform/db/engines/database.ts'
import { beginsWithLetter, forTopic } from './entry-words.ts'

/** As `enough`: all matches. */
export const all = 2_147_483_647

/** The parts of a query, all required, each a sequence of words. */
export type Phrases = readonly (readonly string[])[]

/** The newest matching entries, for queries that call them "entry" and take at most as many as requested. */
interface Newest {
  from: RawBuilder<unknown>
  where: RawBuilder<SqlBool>
  order: RawBuilder<unknown>
}

interface Wanted {
  /** Audience words; a list checks permissions itself. */
  audience: readonly string[] | 'anybody'
  /** Only these records. */
  topics?: readonly string[] | undefined
  /** This many matches are enough. */
  enough: number
  /** Known words with a prefix, for rare prefixes. */
  known?: KnownWords | undefined
  /** Words of which one also fulfils the phrase at the same place. */
  instead?: Phrases
}

type KnownWords = ReadonlyMap<string, readonly string[]>

// Half of all words begin with a given letter: a single letter matches the beginning of titles, and whole words of
// texts.
const isLetter = (phrase: readonly string[]) => phrase.length === 1 && /^[^\p{Lo}]$/u.test(phrase[0] ?? '')

interface Spelling {
  exactly(phrase: readonly string[]): string
  begins(phrase: readonly string[], known?: KnownWords): string
  titleExactly(phrase: readonly string[]): string
  titleBegins(phrase: readonly string[], known?: KnownWords): string
  both: string
  either: string
  /** The entries that fulfil all conditions. */
  newest(questions: readonly string[], inTitle: boolean, wanted: Wanted): Newest
  /** Whether an entry, one of those found, fulfils another condition. */
  answers(question: string, enough: number): RawBuilder<SqlBool>
}

const quoted = (phrase: readonly string[]) => `"${phrase.join(' ')}"`

/** The words in order, each restricted to the title with that option. */
const inOrder = (phrase: readonly string[], title = '') =>
  `(${phrase.map((word) => `'${word}'${title && `:${title}`}`).join(' <-> ')})`

/** The last word is a prefix: of known words, or of any. */
function goingOn(phrase: readonly string[], known: KnownWords | undefined, title = '') {
  const last = phrase.at(-1) ?? ''
  const words = known?.get(last)?.map((word) => inOrder([word], title)) ?? [`'${last}':*${title}`]
  return `(${[...phrase.slice(0, -1).map((word) => inOrder([word], title)), `(${words.join(' | ')})`].join(' <-> ')})`
}

// Consists of letters and digits only, which `tokensOf` ensures: no input is read as an operator.
const spellings: Record<Engine, Spelling> = {
  sqlite: {
    exactly: (phrase) => `{title body} : ${quoted(phrase)}`,
    begins: (phrase) => `{title body} : ${quoted(phrase)} *`,
    titleExactly: (phrase) => `title : ${quoted(phrase)}`,
    titleBegins: (phrase) => `title : ${quoted(phrase)} *`,
    both: ' AND ',
    either: ' OR ',
    newest(questions, _inTitle, { audience, topics }) {
      const oneOf = (words: readonly string[]) => ` AND audience : (${words.map((word) => `"${word}"`).join(' OR ')})`
      const isFor = audience === 'anybody' ? '' : oneOf(audience)
      const isOf = topics === undefined ? '' : oneOf(topics.map(forTopic))
      return {
        from: sql`"searchWords" cross join "searchEntries" as "entry" on "entry"."id" = "searchWords".rowid`,
        where: sql`"searchWords" match ${`(${questions.join(' AND ')})${isFor}${isOf}`}`,
        order: sql`"searchWords".rowid desc`,
      }
    },
    answers: (question, enough) =>
      sql`"entry"."id" in (select rowid from "searchWords" where "searchWords" match ${question} order by rowid desc limit ${enough})`,
  },
  postgres: {
    exactly: (phrase) => inOrder(phrase),
    begins: (phrase, known) => goingOn(phrase, known),
    titleExactly: (phrase) => inOrder(phrase, 'A'),
    titleBegins: (phrase, known) => goingOn(phrase, known, 'A'),
    both: ' & ',
    either: ' | ',
    newest: (questions, inTitle, { audience, topics, enough }) => ({
      from: sql`"searchFitting"(${questions}::text[]::tsquery[], ${inTitle}, ${topics ?? null}::text[], ${audience === 'anybody' ? null : audience}::text[], ${enough}) as "fitting" ("id") join "searchEntries" as "entry" on "entry"."id" = "fitting"."id"`,
      where: sql`true`,
      order: sql`"entry"."id" desc`,
    }),
    answers: (question) => sql`"entry"."words" @@ ${question}::tsquery`,
  },
}

/** The entries with all phrases, whose last word is a prefix or not, as each engine is queried for them. */
export function matching(engine: Engine, phrases: Phrases, wanted: Wanted) {
  const { exactly, begins, titleExactly, titleBegins, both, either, newest, answers } = spellings[engine]
  const { known, instead = [] } = wanted
  const every = (spell: (phrase: readonly string[]) => string) => phrases.map((phrase) => spell(phrase)).join(both)
  const anywhere = phrases.map((phrase, place) => {
    const parts = isLetter(phrase) ? [exactly(phrase), titleBegins(phrase)] : [begins(phrase, known)]
    const all = [...parts, ...(instead[place] ?? []).map((word) => exactly([word]))]
    return all.length === 1 ? all.join('') : `(${all.join(either)})`
  })
  const fits = [titleExactly, titleBegins, exactly].map((spell) => answers(every(spell), wanted.enough))
  const inTitle = (questions: readonly string[]) => newest(questions, true, wanted)
  return {
    anywhere: newest(anywhere, false, wanted),
    titleExactly: inTitle(phrases.map((phrase) => titleExactly(phrase))),
    title: inTitle(phrases.map((phrase) => titleBegins(phrase, known))),
    /** The rank of an entry, best first; above `enough` entries only the newest are ranked. */
    fit: sql<number>`case ${sql.join(
      fits.map((isSo, index) => sql`when ${isSo} then ${sql.lit(index)}`),
      sql` `,
    )} else 3 end`,
  }
}

// For more words, a prefix query is as fast.
const maxKnown = 40

/**
 * For PostgreSQL, whose index skips entries by words but not by prefixes: the words that begin with the last word of
 * each phrase.
 */
export async function knownWords(engine: Engine, db: QueryExecutorProvider, phrases: Phrases): Promise<KnownWords> {
  const ends = phrases.filter((phrase) => !isLetter(phrase)).map((phrase) => phrase.at(-1) ?? '')
  const beginnings = ends.filter(beginsWithLetter)
  if (engine === 'sqlite' || beginnings.length === 0) return new Map()
  const parts = beginnings.map(
    (beginning) => sql`
      (select ${beginning}::text as "beginning", "word" from "searchVocabulary" where "word" like ${`${beginning}%`} limit ${maxKnown + 1})`,
  )
  const { rows } = await sql<{ beginning: string; word: string }>`${sql.join(parts, sql` union all `)}`.execute(db)
  const known = Map.groupBy(rows, ({ beginning }) => beginning)
  return new Map(
    beginnings.flatMap((beginning) => {
      const words = known.get(beginning) ?? []
      return words.length > maxKnown ? [] : [[beginning, [beginning, ...words.map(({ word }) => word)]]]
    }),
  )
}
