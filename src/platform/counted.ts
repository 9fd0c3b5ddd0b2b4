/** More than so many records are not counted: what is known of a longer list is that there are more. */
export const mostCounted = 10_000

/** What a text needs to show a count: of more than are counted the number that is sure, and that it is not all. */
export const counted = (count: number) => ({ count: Math.min(count, mostCounted), isLeast: count > mostCounted })
