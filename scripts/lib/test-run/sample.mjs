import { execFileSync } from 'node:child_process'
import { root } from '../paths.mjs'

/**
 * Which part of what takes turns a run tries. `npm test` takes the next part with each commit, so that a dozen commits in
 * a row have tried all of it; ATRIUM_TEST_SAMPLE names a part by its number, or asks for `all`.
 */
const asked = process.env.ATRIUM_TEST_SAMPLE

/** Whether everything is tried: `npm test -- --all`. */
export const isWhole = asked === 'all'

const git = (...args) =>
  execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
    .toString()
    .trim()

function commitNumber() {
  try {
    // A shallow clone does not know how many commits there are; the name of one is a number as well.
    if (git('rev-parse', '--is-shallow-repository') === 'true')
      return Number.parseInt(git('rev-parse', 'HEAD').slice(0, 8), 16)
    return Number(git('rev-list', '--count', 'HEAD'))
  } catch {
    // Without Git, the day takes the commit's place.
    return Math.floor(Date.now() / 86_400_000)
  }
}

const numberAsked = Number(asked)
/** Grows by one with each commit. */
export const turn = asked !== undefined && Number.isSafeInteger(numberAsked) ? Math.abs(numberAsked) : commitNumber()

/**
 * The part of a list that a turn takes, `size` items long. As many turns in a row as there are parts take every item.
 * @template Item
 * @param {readonly Item[]} items
 * @param {number} size
 * @param {number} number
 * @returns {Item[]}
 */
export function partOf(items, size, number) {
  if (items.length <= size) return [...items]
  const parts = Math.ceil(items.length / size)
  const first = (number % parts) * size
  // The last part is filled up from the front.
  return Array.from({ length: size }, (_, at) => items[(first + at) % items.length])
}

/**
 * Every nth item, beginning with another one each turn: neighbours in an ordered list, such as the files of one module,
 * are shared among the turns. As many turns in a row as `n` take every item.
 * @template Item
 * @param {readonly Item[]} items
 * @param {number} n
 * @param {number} number
 * @returns {Item[]}
 */
export const everyNth = (items, n, number) => items.filter((_, at) => at % n === number % n)

/**
 * Every nth item, by turns; all of them in a whole run.
 * @template Item
 * @param {readonly Item[]} items
 * @param {number} n
 * @returns {Item[]}
 */
export const everyNthInTurn = (items, n) => (isWhole ? [...items] : everyNth(items, n, turn))

/**
 * The part of a list whose turn it is in this run; all of it in a whole run.
 * @template Item
 * @param {readonly Item[]} items
 * @param {number} size
 * @returns {Item[]}
 */
export const inTurn = (items, size) => (isWhole ? [...items] : partOf(items, size, turn))
