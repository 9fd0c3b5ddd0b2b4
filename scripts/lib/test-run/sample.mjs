import { execFileSync } from 'node:child_process'
import { root } from '../paths.mjs'

/**
 * Selects the part of the rotating tests for a run. `npm test` takes the next part with each commit, so that
 * consecutive commits test all; ATRIUM_TEST_SAMPLE is the number of a part, or `all`.
 */
const requestedSample = process.env.ATRIUM_TEST_SAMPLE

/** Whether everything is tested: `npm test -- --all`. */
export const isFullRun = requestedSample === 'all'

const git = (...args) =>
  execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
    .toString()
    .trim()

function commitNumber() {
  try {
    // A shallow clone does not know the number of commits; a commit's hash is a number as well.
    if (git('rev-parse', '--is-shallow-repository') === 'true')
      return Number.parseInt(git('rev-parse', 'HEAD').slice(0, 8), 16)
    return Number(git('rev-list', '--count', 'HEAD'))
  } catch {
    // Without Git, by day instead of by commit.
    return Math.floor(Date.now() / 86_400_000)
  }
}

const requestedNumber = Number(requestedSample)
/** Increases by one with each commit. */
export const sampleNumber =
  requestedSample !== undefined && Number.isSafeInteger(requestedNumber) ? Math.abs(requestedNumber) : commitNumber()

/**
 * The part of a list for a turn, `size` items long. Consecutive turns, one per part, take every item.
 * @template Item
 * @param {readonly Item[]} items
 * @param {number} size
 * @param {number} number
 * @returns {Item[]}
 */
export function nthPart(items, size, number) {
  if (items.length <= size) return [...items]
  const parts = Math.ceil(items.length / size)
  const first = (number % parts) * size
  // The last part is filled up from the start.
  return Array.from({ length: size }, (_, at) => items[(first + at) % items.length])
}

/**
 * Every nth item, from another start each turn: neighbours in an ordered list, such as the files of one module, have
 * different turns. `n` consecutive turns take every item.
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
export const takeEveryNth = (items, n) => (isFullRun ? [...items] : everyNth(items, n, sampleNumber))

/**
 * The part of a list for this run; all of it in a whole run. With `every` greater than 1, as for a step that runs in
 * every third run, the next part is taken only after so many runs.
 * @template Item
 * @param {readonly Item[]} items
 * @param {number} size
 * @returns {Item[]}
 */
export const takeSample = (items, size, { every = 1 } = {}) =>
  isFullRun ? [...items] : nthPart(items, size, Math.floor(sampleNumber / every))
