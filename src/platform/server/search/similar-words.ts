import type { Database } from '#platform/db/engines/database.ts'
import { inTurns } from '#platform/records/in-slices.ts'
import { measureDistance } from './distance.ts'

const minLength = 3
const maxLength = 30
const canHaveTypos = (word: string) => word.length >= minLength && word.length <= maxLength && !/\p{N}/u.test(word)

/** The number of wrong letters that a word may have. */
const maxTyposIn = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

const maxWords = 5

/** A word without results; the last one of a query also matches as a prefix. */
export interface Misspelled {
  word: string
  isLast: boolean
}

/** Indexed words that misspelled words may mean, likeliest first. */
export async function similarWords(db: Pick<Database, 'db'>, misspelled: readonly Misspelled[]) {
  const comparisons = misspelled.map((one) => createComparison(one)).filter((one) => one !== undefined)
  const [first] = comparisons
  if (first) {
    for await (const words of readVocabulary(db, first.letter)) {
      for (const { isNear, compare } of comparisons)
        for await (const word of inTurns(words.filter(isNear))) compare(word)
    }
  }
  return new Map(comparisons.map(({ one, list }) => [one, list()]))
}

// Most compared words of a misspelled one, and most read words: an installation in several languages has fewer.
const maxCompared = 10_000
const maxRead = 400_000
const readAtOnce = 5000

/** The words of the index in several parts, beginning at a letter, since most typos are not in the first one. */
async function* readVocabulary({ db }: Pick<Database, 'db'>, letter: string) {
  let read = 0
  for (const isAfter of [true, false]) {
    let last = isAfter ? letter : ''
    for (;;) {
      const query = db.selectFrom('searchVocabulary').select('word').where('word', '>', last)
      const part = isAfter ? query : query.where('word', '<=', letter)
      const rows = await part.orderBy('word').limit(readAtOnce).execute()
      if (rows.length > 0) yield rows.map(({ word }) => word)
      read += rows.length
      if (read >= maxRead) return
      if (rows.length < readAtOnce) break
      last = rows.at(-1)?.word ?? last
    }
  }
}

/** A bit for each letter of a word; some letters share one. */
function lettersIn(word: string) {
  let letters = 0
  for (const letter of word) letters |= 1 << ((letter.codePointAt(0) ?? 0) % 32)
  return letters
}

function countBits(bits: number) {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** Collects the words that one may mean; undefined if it has no typos. */
function createComparison(one: Misspelled) {
  const { word, isLast } = one
  const maxTypos = maxTyposIn(word)
  if (maxTypos === 0 || /[^\p{L}]/u.test(word)) return undefined
  const [shortest, longest] = [word.length - maxTypos, isLast ? maxLength : word.length + maxTypos]
  const letters = lettersIn(word)
  const found: { word: string; far: number }[] = []
  let compared = 0
  return {
    one,
    letter: [...word][0] ?? '',
    /** Whether it may be near: each typo replaces at most one letter. */
    isNear: (other: string) =>
      other.length >= shortest && other.length <= longest && countBits(letters & ~lettersIn(other)) <= maxTypos,
    compare(other: string) {
      compared += 1
      if (compared > maxCompared || !canHaveTypos(other)) return
      const { full, prefix } = measureDistance(word, other, maxTypos)
      // A whole word is more likely than the beginning of one.
      const far = Math.min(full, isLast && word.length > 4 ? prefix + 0.5 : Infinity)
      if (far !== Infinity) found.push({ word: other, far })
    },
    list: () =>
      found
        .toSorted((a, b) => a.far - b.far || a.word.length - b.word.length || (a.word < b.word ? -1 : 1))
        .slice(0, maxWords)
        .map(({ word }) => word),
  }
}
