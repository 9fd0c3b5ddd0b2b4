import type { Db, PlatformTables } from '#platform/db/engines/database.ts'
import type { Described } from '#platform/fields/descriptions.ts'

/** A record for the search. All fields are plain text. */
export interface SearchEntry {
  recordId: string | number
  title: string
  /** Distinguishes it from others with the same title. Displayed, not searched. */
  detail?: string
  /** Further searchable text; the beginning of a long one suffices. */
  text?: string
  /** Choices by field, for lists that find them by their names in the reader's language. */
  choices?: Readonly<Record<string, readonly string[]>>
  /** The address of the screen that shows it. */
  path: string
  /** Time of the record, ISO 8601: newer ones come first. */
  at: string
  /**
   * The only users who may find it, beside the circle. Default: all users who may read the contract. Required for
   * private contracts.
   */
  users?: readonly string[] | 'everyone'
  /** A group whose current members may find it, too, such as a chat's. See `circles`. */
  circle?: number
  /** Until this time only users who may change the record find it: the publication of a draft, or `never`. */
  editorsUntil?: string
}

/** Later than any scheduled publication. */
export const never = '9999-12-31T00:00:00.000Z'

/** Tables of search entries: the module's own and `users`. */
type Searchable<Tables> = Tables & Pick<PlatformTables, 'users'>
type Column<Tables, Table extends keyof Tables> = keyof Tables[Table] & string

/** Defines the search entries of a contract's records. */
export interface SearchSource<Tables> {
  /** The records are people whom the module offers to others: fields of the kind `person` may name them. */
  arePeople?: true
  /**
   * The tables of an entry, each with the column of the record's id; first the one with a row per record. A write to
   * one of their rows rebuilds the entry in its transaction.
   */
  tables: { readonly [Table in keyof Searchable<Tables>]?: Column<Searchable<Tables>, Table> }
  /** Tables whose rows affect many entries: the records with the value of column `by`, if one of `when` has changed. */
  through?: {
    readonly [Table in keyof Tables]?: {
      by: Column<Tables, Table>
      when: readonly Column<Tables, Table>[]
      records: (db: Db<Tables>) => (values: readonly string[]) => Promise<readonly number[]>
    }
  }
  /** The user's current circles, so that changes of members rebuild no entry. */
  circles?: (db: Db<Tables>) => (userId: string) => Promise<readonly number[]>
  /** Increase it when the same rows produce other entries: all are rebuilt at the next start. */
  version?: number
  /** The described fields: if the searched ones have changed, all entries are rebuilt, and texts rewritten, at the next start. */
  fields?: Described
  /** The folded text that the list's search should read for each of these records, in the column `search` of the first table. */
  texts?: (db: Db<Tables>) => (ids: readonly string[]) => Promise<ReadonlyMap<number, string>>
  /** The entries of these records, regardless of permissions; none for records that nobody should find, such as those in the trash. */
  entries: (db: Db<Tables>) => (ids: readonly string[]) => Promise<readonly SearchEntry[]>
}

interface AnyThrough {
  by: string
  when: readonly string[]
  records: (db: unknown) => (values: readonly string[]) => Promise<readonly number[]>
}

/** The same without the types of its tables. */
export interface AnySearchSource {
  arePeople?: true
  tables: Readonly<Record<string, string>>
  through?: Readonly<Record<string, AnyThrough>>
  circles?: (db: unknown) => (userId: string) => Promise<readonly number[]>
  version?: number
  fields?: Described
  texts?: (db: unknown) => (ids: readonly string[]) => Promise<ReadonlyMap<number, string>>
  entries: (db: unknown) => (ids: readonly string[]) => Promise<readonly SearchEntry[]>
}
