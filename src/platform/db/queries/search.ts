import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { cutText, fold } from '#platform/text/fold.ts'
import { splitParts } from '#platform/text/search-text.ts'

/** The stored choices of a column that a word of a search means in the reader's language. */
export interface NamedChoice {
  name: string
  values: readonly string[]
  /** Whether the column has a list of choices, as JSON. */
  isList: boolean
}

/** Conditions for choices that no column stores, such as a state that depends on the day, by field. */
export type ComputedChoices = Readonly<Record<string, (values: readonly string[]) => RawBuilder<SqlBool>>>

/** By the folded words of a search. */
export type NamedChoices = ReadonlyMap<string, readonly NamedChoice[]>

// In characters. A longer word is found by its beginning: some texts cost as many comparisons as both have characters.
const maxWordLength = 100
// Further words are ignored.
const maxWords = 40

// Both engines compare `like` letter by letter, so that `aaa…b` and a text of `a` took a third of a second; `replace`
// has one comparison of memory per letter, or skips letters.
const has = (text: unknown, part: string) =>
  part === '' ? sql<SqlBool>`1 = 1` : sql<SqlBool>`replace(${text}, ${part}, '') <> ${text}`

/** Condition that a folded column includes folded text, or the beginning of a very long one. */
export const includes = (column: string | RawBuilder<unknown>, text: string) =>
  has(typeof column === 'string' ? sql.ref(column) : column, cutText(text, maxWordLength))

export const either = (conditions: readonly unknown[]) => sql<SqlBool>`(${sql.join(conditions, sql` or `)})`

/** Condition that a row has one of these choices. */
export const hasChoice = ({ name, values, isList }: NamedChoice, computed: ComputedChoices = {}) =>
  computed[name]?.(values) ??
  (isList
    ? either(values.map((value) => has(sql`cast(${sql.ref(name)} as text)`, JSON.stringify(value))))
    : sql<SqlBool>`${sql.ref(name)} in (${sql.join(values)})`)

/**
 * Condition that the column, or expression, with the folded text contains every word and quoted phrase of `q`, or that the row has a
 * choice that the word names. The text is stored folded, because SQLite and PostgreSQL fold case differently.
 */
export const contains = (
  column: string | RawBuilder<unknown>,
  q: string,
  named?: NamedChoices,
  computed?: ComputedChoices,
) =>
  sql.join<SqlBool>(
    [
      sql`1 = 1`,
      ...words(q).map((word) => {
        const inText = includes(column, word)
        const choices = named?.get(word) ?? []
        return choices.length > 0 ? either([inText, ...choices.map((choice) => hasChoice(choice, computed))]) : inText
      }),
    ],
    sql` and `,
  )

const words = (q: string) => [...new Set(splitParts(fold(q)))].slice(0, maxWords)
