import type { Generated } from 'kysely'

/** All the tables this module can name: a query on any other does not compile. */
export interface Tables {
  plainThings: {
    id: Generated<number>
    title: string
    done: boolean
    createdAt: string
    deletedAt: string | null
    /** The title as it is searched and sorted by. */
    search: string
  }
}
