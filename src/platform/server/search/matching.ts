import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Engine } from '#platform/db/database.ts'
import { forTopic } from './entry-words.ts'

/** What is searched: all of these, each a sequence of words. */
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
}

// A letter alone begins half of all words: with it titles begin, texts have it as a word.
const isLetter = (phrase: readonly string[]) => phrase.length === 1 && /^[^\p{Lo}]$/u.test(phrase[0] ?? '')

interface Spelling {
  exactly(phrase: readonly string[]): string
  begins(phrase: readonly string[]): string
  titleExactly(phrase: readonly string[]): string
  titleBegins(phrase: readonly string[]): string
  both: string
  either: string
  newest(question: string, inTitle: boolean, wanted: Wanted): Newest
  /** Whether an entry, which is one of so many, answers another question. */
  answers(question: string, enough: number): RawBuilder<SqlBool>
}

const quoted = (phrase: readonly string[]) => `"${phrase.join(' ')}"`

/** The words in their order; the last one with its mark, each of the title with that. */
const inOrder = (phrase: readonly string[], last: string, title = '') =>
  `(${phrase
    .map((word, index) => {
      const marks = (index === phrase.length - 1 ? last : '') + title
      return `'${word}'${marks && `:${marks}`}`
    })
    .join(' <-> ')})`

// All of it is made of words of letters and digits alone, which `tokensOf` sees to: nothing typed is read as an operator.
const spellings: Record<Engine, Spelling> = {
  sqlite: {
    exactly: (phrase) => `{title body} : ${quoted(phrase)}`,
    begins: (phrase) => `{title body} : ${quoted(phrase)} *`,
    titleExactly: (phrase) => `title : ${quoted(phrase)}`,
    titleBegins: (phrase) => `title : ${quoted(phrase)} *`,
    both: ' AND ',
    either: ' OR ',
    newest(question, _inTitle, { audience, topics }) {
      const oneOf = (words: readonly string[]) => ` AND audience : (${words.map((word) => `"${word}"`).join(' OR ')})`
      const isFor = audience === 'anybody' ? '' : oneOf(audience)
      const isOf = topics === undefined ? '' : oneOf(topics.map(forTopic))
      return {
        from: sql`"searchWords" cross join "searchEntries" as "entry" on "entry"."id" = "searchWords".rowid`,
        where: sql`"searchWords" match ${`(${question})${isFor}${isOf}`}`,
        order: sql`"searchWords".rowid desc`,
      }
    },
    answers: (question, enough) =>
      sql`"entry"."id" in (select rowid from "searchWords" where "searchWords" match ${question} order by rowid desc limit ${enough})`,
  },
  postgres: {
    exactly: (phrase) => inOrder(phrase, ''),
    begins: (phrase) => inOrder(phrase, '*'),
    titleExactly: (phrase) => inOrder(phrase, '', 'A'),
    titleBegins: (phrase) => inOrder(phrase, '*', 'A'),
    both: ' & ',
    either: ' | ',
    // The audience is no part of the question: the index would read all entries that are for everybody.
    newest: (question, inTitle, { audience, topics, enough }) => ({
      from: sql`"searchFitting"(${question}::tsquery, ${inTitle}, ${topics ?? null}::text[], ${audience === 'anybody' ? null : audience}::text[], ${enough}) as "fitting" ("id") join "searchEntries" as "entry" on "entry"."id" = "fitting"."id"`,
      where: sql`true`,
      order: sql`"entry"."id" desc`,
    }),
    answers: (question) => sql`"entry"."words" @@ ${question}::tsquery`,
  },
}

/** The entries that have all phrases, the last word of each going on or not, as each engine is asked for them. */
export function matching(engine: Engine, phrases: Phrases, wanted: Wanted) {
  const { exactly, begins, titleExactly, titleBegins, both, either, newest, answers } = spellings[engine]
  const every = (spell: (phrase: readonly string[]) => string) => phrases.map(spell).join(both)
  const anywhere = (phrase: readonly string[]) =>
    isLetter(phrase) ? `(${exactly(phrase)}${either}${titleBegins(phrase)})` : begins(phrase)
  const fits = [titleExactly, titleBegins, exactly].map((spell) => answers(every(spell), wanted.enough))
  return {
    anywhere: newest(every(anywhere), false, wanted),
    titleExactly: newest(every(titleExactly), true, wanted),
    title: newest(every(titleBegins), true, wanted),
    /** How well an entry fits, the best first; of more than enough entries what is known of the newest. */
    fit: sql<number>`case ${sql.join(
      fits.map((isSo, index) => sql`when ${isSo} then ${sql.lit(index)}`),
      sql` `,
    )} else 3 end`,
  }
}
