/*
 * A rank is a fraction between 0 and 1 in base 62, without the leading "0." and trailing zeros. Ranks sort as text,
 * and there is always another one between two different ranks.
 */
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const base = digits.length
/** Number of digits of ranks at the ends of a list, while there is room. */
const width = 4
const whole = base ** width
const step = base ** 2

/** If a rank is longer than this, the whole column is renumbered. */
export const maxRankLength = 32

const getDigit = (rank: string, index: number) => {
  const letter = rank[index]
  return letter === undefined ? 0 : digits.indexOf(letter)
}

const parseRank = (rank: string) =>
  Array.from({ length: width }).reduce<number>((sum, _, index) => sum * base + getDigit(rank, index), 0)

const toRank = (number: number) =>
  Array.from({ length: width }, (_, index) => digits[Math.floor(number / base ** (width - 1 - index)) % base])
    .join('')
    .replace(/0+$/, '')

/** The shortest rank about halfway between two; `''` is the start of the list, `undefined` its end. */
function getMiddleRank(low: string, high: string | undefined): string {
  let common = 0
  while (high !== undefined && common < high.length && (low[common] ?? '0') === high[common]) common++
  if (high !== undefined && common > 0)
    return high.slice(0, common) + getMiddleRank(low.slice(common), high.slice(common))
  const from = getDigit(low, 0)
  const to = high === undefined ? base : getDigit(high, 0)
  if (to - from > 1) return digits[Math.round((from + to) / 2)] ?? ''
  if (high !== undefined && high.length > 1) return high.slice(0, 1)
  return (digits[from] ?? '') + getMiddleRank(low.slice(1), undefined)
}

/** A rank between two neighbours, either of which may be undefined; `low` must be less than `high`. */
export function getRankBetween(low: string | undefined, high: string | undefined): string {
  if (low === undefined && high === undefined) return toRank(whole / 2)
  if (high === undefined && low !== undefined) {
    const next = parseRank(low) + step
    return next < whole ? toRank(next) : getMiddleRank(low, undefined)
  }
  if (low === undefined && high !== undefined) {
    const previous = parseRank(high) - step
    return previous > 0 ? toRank(previous) : getMiddleRank('', high)
  }
  return getMiddleRank(low ?? '', high)
}

/** Evenly spaced ranks for a whole list. */
export const createSpacedRanks = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => toRank(Math.floor(((index + 1) * whole) / (count + 1))))

interface Ranked {
  id: number
  rank: string
}

/** A rank at an index, or undefined if the list must be renumbered first. */
export function getRankAt(rows: readonly Ranked[], index: number): string | undefined {
  const low = rows[index - 1]?.rank
  const high = rows[index]?.rank
  if (low !== undefined && high !== undefined && low >= high) return undefined
  const rank = getRankBetween(low, high)
  return rank.length > maxRankLength ? undefined : rank
}
