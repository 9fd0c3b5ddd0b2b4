/** More than so many records of a list are not counted: what is known of a longer one is that there are more. */
export const maxCounted = 10_000

/** The same of what stands beside a choice. A count that is one more says that there are more. */
export const maxInFacet = 1000

/** By its number alone a page of a longer list is found up to here: the way there is walked. Further on, pages begin where others end. */
export const farthestByNumber = 100_000

interface Counted {
  total: number
  isLeast?: boolean | undefined
}

/** The length of a list for texts: "10,000+" if it was not counted to its end. */
export const counted = ({ total, isLeast = false }: Counted) => ({ count: isLeast ? total - 1 : total, isLeast })

/** The same of a count that goes no further than `maxInFacet`. */
export const countedInFacet = (count: number) => counted({ total: count, isLeast: count > maxInFacet })
