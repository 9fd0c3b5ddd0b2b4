import { type Kysely, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { maxCounted } from '#platform/numbers/counted.ts'
import { detectEngine } from '#platform/db/engines/detect-engine.ts'
import { type ComputedChoices, contains, either, hasChoice, type NamedChoices } from '#platform/db/queries/search.ts'
import { fold } from '#platform/text/fold.ts'
import { splitParts, splitPhrases, splitTokens } from '#platform/text/search-text.ts'
import { choiceWord, userWord } from './entry-words.ts'
import { knownWords, matching, type Phrases } from './matching.ts'

// A statement may contain this many ids; if more match, the list's order soon finds a page.
const maxNamed = 1000

interface ListSearch {
  /** The contract of the entries. */
  topic: string
  table: string
  q: string | undefined
  /** The choices that words of `q` name. */
  named?: NamedChoices | undefined
  /** Choices that the index does not contain. */
  computed?: ComputedChoices
  /** The trash, which the index does not contain. */
  deleted?: boolean | undefined
  /** A record that is also found by its number, whatever its words. */
  recordNumber?: number | undefined
  /** The column with the id of the record that a row belongs to, and is found with. */
  parentColumn?: string
  /** Whether the index has further texts, such as replies, in which a short list is searched, too. */
  hasFurtherTexts?: boolean
}

/** Whether the table may be too large to be scanned for a search. */
async function isLargeTable(db: Kysely<never>, table: string) {
  const { rows } = await sql<{ last: number | null }>`select max("id") as "last" from ${sql.table(table)}`.execute(db)
  return Number(rows[0]?.last ?? 0) > maxCounted
}

interface IndexSearch {
  topic: string
  phrases: Phrases
  /** Words of which one also fulfils the phrase at the same place. */
  alternatives?: Phrases
  audience?: readonly string[] | 'anybody'
}

/** The records whose entries have all phrases, up to one more than a statement may contain. */
async function idsWith(db: Kysely<never>, { topic, phrases, alternatives = [], audience = 'anybody' }: IndexSearch) {
  const engine = detectEngine(db)
  const best = await knownWords(engine, db, phrases)
  const { from, where } = matching(engine, phrases, {
    audience,
    topics: [topic],
    maxMatches: maxNamed + 1,
    best,
    alternatives,
  }).anywhere
  const { rows } = await sql<{ recordId: string }>`
    select "entry"."recordId" from ${from} where ${where} limit ${maxNamed + 1}`.execute(db)
  return rows.map(({ recordId }) => Number(recordId))
}

/**
 * The phrases of a search, and for each the index's words for the choices that it names, and the conditions for those
 * that the index does not contain.
 */
function toIndexSearch(q: string, named: NamedChoices | undefined, computed: ComputedChoices) {
  const phrases = splitPhrases(q)
  const parts = splitParts(q).filter((part) => splitTokens(part).length > 0)
  const choices = parts.map((part) => named?.get(fold(part)) ?? [])
  return {
    phrases,
    alternatives: choices.map((some) =>
      some.flatMap(({ name, values }) => (computed[name] ? [] : values.map((value) => choiceWord(name, value)))),
    ),
    conditions: choices.map((some) =>
      some.filter(({ name }) => computed[name]).map((choice) => hasChoice(choice, computed)),
    ),
  }
}

const conjunction = (conditions: readonly unknown[]) => sql<SqlBool>`(${sql.join(conditions, sql` and `)})`

/**
 * Condition for the rows with all computed choices that a search names, and its other words in the index; undefined if
 * it names none, `many` if too many records have the other words.
 */
async function hasComputed(
  db: Kysely<never>,
  topic: string,
  { phrases, alternatives, conditions }: ReturnType<typeof toIndexSearch>,
) {
  const named = conditions.filter((some) => some.length > 0).map(either)
  if (named.length === 0) return undefined
  const isRest = (_: unknown, index: number) => conditions[index]?.length === 0
  const otherPhrases = phrases.filter(isRest)
  if (otherPhrases.length === 0) return conjunction(named)
  const ids = await idsWith(db, { topic, phrases: otherPhrases, alternatives: alternatives.filter(isRest) })
  if (ids.length > maxNamed) return 'many'
  return conjunction([...named, sql`${sql.ref('id')} in (${sql.join([0, ...ids])})`])
}

/**
 * The condition of a search. Up to ten thousand rows, words are found as substrings; a longer list uses the search
 * index, which matches prefixes. If there are more matches than a statement can name, the list's own order finds those
 * of a page: `lowerBound` is a lower bound of their number.
 */
export async function searchCondition<DB>(
  db: Kysely<DB>,
  {
    topic,
    table,
    q = '',
    named,
    computed = {},
    deleted = false,
    recordNumber,
    parentColumn,
    hasFurtherTexts = false,
  }: ListSearch,
): Promise<{ condition: RawBuilder<SqlBool>; lowerBound?: number }> {
  const anywhere = contains('search', q, named, computed)
  const hasNumber = sql<SqlBool>`${sql.ref('id')} = ${recordNumber}`
  const words = toIndexSearch(deleted ? '' : q, named, computed)
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the queries read tables of the index, not of the list
  const index = db as unknown as Kysely<never>
  if (words.phrases.length === 0 || !(await isLargeTable(index, table))) {
    const further = hasFurtherTexts && words.phrases.length > 0 ? await idsWith(index, { topic, ...words }) : []
    const conditions = [
      anywhere,
      ...(recordNumber === undefined ? [] : [hasNumber]),
      ...(further.length > 0 ? [sql<SqlBool>`${sql.ref('id')} in (${sql.join(further)})`] : []),
    ]
    return { condition: either(conditions) }
  }
  const ids = await idsWith(index, { topic, ...words })
  if (ids.length > maxNamed) return { condition: anywhere, lowerBound: ids.length }
  const state = await hasComputed(index, topic, words)
  if (state === 'many') return { condition: anywhere }
  if (state && ids.length === 0 && recordNumber === undefined) return { condition: state }
  // No record has the number 0.
  const foundIds = sql.join([recordNumber ?? 0, ...ids])
  const columns = ['id', ...(parentColumn === undefined ? [] : [parentColumn])]
  const isNamed = columns.map((column) => sql<SqlBool>`${sql.ref(column)} in (${foundIds})`)
  return { condition: either([...isNamed, ...(state ? [state] : [])]) }
}

/** Restricts a list to the matches of a search. */
export async function searchList<DB, TB extends keyof DB, Row>(
  db: Kysely<DB>,
  query: SelectQueryBuilder<DB, TB, Row>,
  search: ListSearch,
): Promise<{ query: SelectQueryBuilder<DB, TB, Row>; lowerBound?: number }> {
  if (!search.q?.trim()) return { query }
  const { condition, ...bound } = await searchCondition(db, search)
  return { query: query.where(condition), ...bound }
}

/**
 * Records of a private topic that match in the search index: all of them, or the newest thousand. Undefined without a
 * word.
 */
export async function ownRecords<DB>(
  db: Kysely<DB>,
  { topic, userId, words }: { topic: string; userId: string; words: string },
): Promise<{ ids: number[]; isAll: boolean } | undefined> {
  const phrases = splitPhrases(words)
  if (phrases.length === 0) return undefined
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the queries read tables of the index, not of the list
  const ids = await idsWith(db as unknown as Kysely<never>, { topic, phrases, audience: [userWord(userId)] })
  return { ids, isAll: ids.length <= maxNamed }
}
