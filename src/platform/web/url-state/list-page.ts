import * as z from 'zod'

/** Page number in the URL; -1 is the last page, for lists whose total is only a lower bound. */
export const ListPage = z.int().refine((page) => page !== 0)

/** Query parameters of a page. */
export const pageQuery = (page: number) => (page < 0 ? { page: -page, at: 'end' } : { page })
