import * as z from 'zod'

/** A page of a list in the address of a screen; of a list that was not counted to its end, -1 is the last one. */
export const ListPage = z.int().refine((page) => page !== 0)

/** The page as the list is asked for it. */
export const pageQuery = (page: number) => (page < 0 ? { page: -page, at: 'end' } : { page })
