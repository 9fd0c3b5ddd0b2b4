import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Engine } from '#platform/db/database.ts'

/** What is searched: all of these, each a sequence of words. */
export type Phrases = readonly (readonly string[])[]

/** The entries that fit, as a part of a query that calls them "entry"; and how well one does, the best first. */
interface Fits {
  from: RawBuilder<unknown>
  where: RawBuilder<SqlBool>
  titleExactly: RawBuilder<SqlBool>
  title: RawBuilder<SqlBool>
  exactly: RawBuilder<SqlBool>
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
  /** The entries that answer a question, as far as they are for one of the audience: a list of records judges by itself. */
  found(question: string, audience: readonly string[] | 'anybody'): Pick<Fits, 'from' | 'where'>
  /** Whether one of them answers another question. */
  answers(question: string): RawBuilder<SqlBool>
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
    found(question, audience) {
      const isFor =
        audience === 'anybody' ? '' : ` AND audience : (${audience.map((word) => `"${word}"`).join(' OR ')})`
      return {
        from: sql`"searchWords" cross join "searchEntries" as "entry" on "entry"."id" = "searchWords".rowid`,
        where: sql`"searchWords" match ${`(${question})${isFor}`}`,
      }
    },
    answers: (question) => sql`"entry"."id" in (select rowid from "searchWords" where "searchWords" match ${question})`,
  },
  postgres: {
    exactly: (phrase) => inOrder(phrase, ''),
    begins: (phrase) => inOrder(phrase, '*'),
    titleExactly: (phrase) => inOrder(phrase, '', 'A'),
    titleBegins: (phrase) => inOrder(phrase, '*', 'A'),
    both: ' & ',
    either: ' | ',
    // The audience is no part of the question: the index would read all entries that are for everybody.
    found: (question, audience) => ({
      from: sql`"searchFitting"(${question}::tsquery) as "fitting" ("id") join "searchEntries" as "entry" on "entry"."id" = "fitting"."id"`,
      where: audience === 'anybody' ? sql`true` : sql`"entry"."audience" && ${audience}::text[]`,
    }),
    answers: (question) => sql`"entry"."words" @@ ${question}::tsquery`,
  },
}

/** The entries that have all phrases, the last word of each going on or not, as each engine is asked for them. */
export function matching(engine: Engine, phrases: Phrases, audience: readonly string[] | 'anybody'): Fits {
  const { exactly, begins, titleExactly, titleBegins, both, either, found, answers } = spellings[engine]
  const every = (spell: (phrase: readonly string[]) => string) => phrases.map(spell).join(both)
  const anywhere = (phrase: readonly string[]) =>
    isLetter(phrase) ? `(${exactly(phrase)}${either}${titleBegins(phrase)})` : begins(phrase)
  return {
    ...found(every(anywhere), audience),
    titleExactly: answers(every(titleExactly)),
    title: answers(every(titleBegins)),
    exactly: answers(every(exactly)),
  }
}
