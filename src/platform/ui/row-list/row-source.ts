interface Listed<Row> {
  items: Row[]
  total: number
  isLeast: boolean
}

/** Where the rows of a list come from: one page of a query, as `client(contract).list.page()` reads it. */
export interface RowSource<Query, Row> {
  /** The number of rows that are fetched at a time. */
  pageSize: number
  page: (
    query: Query,
    page: number,
    limit: number,
  ) => { queryKey: readonly unknown[]; queryFn: (context: { signal: AbortSignal }) => Promise<Listed<Row>> }
  idOf: (row: Row) => number
  /** False for a row that a change has just removed from the list, before the server has answered. */
  isListed?: (row: Row, query: Query) => boolean
}

/** What a list of a source asks for first. */
export const firstPage = <Query, Row>({ page, pageSize }: RowSource<Query, Row>, query: Query) =>
  page(query, 1, pageSize)
