import type { Generated } from 'kysely'

/** The tables of this module: a query on any other does not compile. */
export interface Tables {
  plainThings: {
    id: Generated<number>
    title: string
    done: boolean
    createdAt: string
    deletedAt: string | null
    /** The folded title, for searching and sorting. */
    search: string
  }
}
