/** The largest exact count of a list; a longer list has only a lower bound. */
export const maxCounted = 10_000

/** The limit of counts beside a choice. A count that is one higher is a lower bound. */
export const maxInFacet = 1000

/** Pages with numbers end here, since their rows are scanned from the start. Later pages begin at a cursor. */
export const farthestByNumber = 100_000

interface Counted {
  total: number
  isLeast?: boolean | undefined
}

/** The length of a list for texts: "10,000+" if it was not counted to its end. */
export const counted = ({ total, isLeast = false }: Counted) => ({ count: isLeast ? total - 1 : total, isLeast })

/** The same for a count up to `maxInFacet`. */
export const countedInFacet = (count: number) => counted({ total: count, isLeast: count > maxInFacet })
