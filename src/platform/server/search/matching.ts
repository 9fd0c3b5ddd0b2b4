import { type QueryExecutorProvider, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Engine } from '#platform/db/engines/database.ts'
import { beginsWithLetter, forTopic } from './entry-words.ts'

/** As `enough`: all that fit. */
export const all = 2_147_483_647

/** The parts of a query, all required, each a sequence of words. */
export type Phrases = readonly (readonly string[])[]

/** The newest entries that fit, as parts of a query that calls them "entry" and takes no more of them than were wanted. */
interface Newest {
  from: RawBuilder<unknown>
  where: RawBuilder<SqlBool>
  order: RawBuilder<unknown>
}

interface Wanted {
  /** Words of those who may find them: a list of records judges by itself. */
  audience: readonly string[] | 'anybody'
  /** Of these alone. */
  topics?: readonly string[] | undefined
  /** So many are enough. */
  enough: number
  /** The words that begin so, by beginnings that few do. */
  known?: KnownWords | undefined
}

type KnownWords = ReadonlyMap<string, readonly string[]>

// A letter alone begins half of all words: with it titles begin, texts have it as a word.
const isLetter = (phrase: readonly string[]) => phrase.length === 1 && /^[^\p{Lo}]$/u.test(phrase[0] ?? '')

interface Spelling {
  exactly(phrase: readonly string[]): string
  begins(phrase: readonly string[], known?: KnownWords): string
  titleExactly(phrase: readonly string[]): string
  titleBegins(phrase: readonly string[], known?: KnownWords): string
  both: string
  either: string
  /** Those that answer all questions. */
  newest(questions: readonly string[], inTitle: boolean, wanted: Wanted): Newest
  /** Whether an entry, which is one of so many, answers another question. */
  answers(question: string, enough: number): RawBuilder<SqlBool>
}

const quoted = (phrase: readonly string[]) => `"${phrase.join(' ')}"`

/** The words in their order, each in the title with that. */
const inOrder = (phrase: readonly string[], title = '') =>
  `(${phrase.map((word) => `'${word}'${title && `:${title}`}`).join(' <-> ')})`

/** The last word goes on, as one of those that are known to begin so, or as any. */
function goingOn(phrase: readonly string[], known: KnownWords | undefined, title = '') {
  const last = phrase.at(-1) ?? ''
  const words = known?.get(last)?.map((word) => inOrder([word], title)) ?? [`'${last}':*${title}`]
  return `(${[...phrase.slice(0, -1).map((word) => inOrder([word], title)), `(${words.join(' | ')})`].join(' <-> ')})`
}

// All of it is made of words of letters and digits alone, which `tokensOf` sees to: nothing typed is read as an operator.
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

/** The entries that have all phrases, the last word of each going on or not, as each engine is asked for them. */
export function matching(engine: Engine, phrases: Phrases, wanted: Wanted) {
  const { exactly, begins, titleExactly, titleBegins, both, either, newest, answers } = spellings[engine]
  const { known } = wanted
  const every = (spell: (phrase: readonly string[]) => string) => phrases.map((phrase) => spell(phrase)).join(both)
  const anywhere = phrases.map((phrase) =>
    isLetter(phrase) ? `(${exactly(phrase)}${either}${titleBegins(phrase)})` : begins(phrase, known),
  )
  const fits = [titleExactly, titleBegins, exactly].map((spell) => answers(every(spell), wanted.enough))
  const inTitle = (questions: readonly string[]) => newest(questions, true, wanted)
  return {
    anywhere: newest(anywhere, false, wanted),
    titleExactly: inTitle(phrases.map((phrase) => titleExactly(phrase))),
    title: inTitle(phrases.map((phrase) => titleBegins(phrase, known))),
    /** How well an entry fits, the best first; of more than enough entries what is known of the newest. */
    fit: sql<number>`case ${sql.join(
      fits.map((isSo, index) => sql`when ${isSo} then ${sql.lit(index)}`),
      sql` `,
    )} else 3 end`,
  }
}

// Of more words a beginning is read as fast.
const maxKnown = 40

/** For PostgreSQL, which skips in what words are in and not in what beginnings are: the words that begin as the phrases end. */
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
