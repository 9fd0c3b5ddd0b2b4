import * as z from 'zod'

/** The page of a list in a screen's URL; in a list with a capped count, -1 is the last one. */
export const ListPage = z.int().refine((page) => page !== 0)

/** The page as a parameter of the list's query. */
export const pageQuery = (page: number) => (page < 0 ? { page: -page, at: 'end' } : { page })
