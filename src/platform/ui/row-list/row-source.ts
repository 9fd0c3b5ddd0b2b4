interface Listed<Row> {
  items: Row[]
  total: number
  isLeast: boolean
}

/** Source of the rows of a list: pages of a query, as returned by `client(contract).list.page()`. */
export interface RowSource<Query, Row> {
  /** Number of rows per request. */
  pageSize: number
  page: (
    query: Query,
    page: number,
    limit: number,
  ) => { queryKey: readonly unknown[]; queryFn: (context: { signal: AbortSignal }) => Promise<Listed<Row>> }
  getId: (row: Row) => number
  /** False for a row that an optimistic update has removed from the list. */
  isListed?: (row: Row, query: Query) => boolean
}

/** The first query of a list. */
export const firstPage = <Query, Row>({ page, pageSize }: RowSource<Query, Row>, query: Query) =>
  page(query, 1, pageSize)
