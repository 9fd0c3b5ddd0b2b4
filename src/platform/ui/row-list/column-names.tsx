interface ColumnNamesProps {
  /** In the order of the cells, each with the class that hides its cell in a narrow list. */
  columns: readonly { name: string; className?: string | undefined }[]
}

/** The header of a grid that shows none, for screen readers, which say the name of a column with each cell. */
export const ColumnNames = ({ columns }: ColumnNamesProps) => (
  <div role="rowgroup" className="visually-hidden">
    <div role="row" aria-rowindex={1}>
      {columns.map(({ name, className }) => (
        <span key={name} role="columnheader" className={className}>
          {name}
        </span>
      ))}
    </div>
  </div>
)

/** The `aria-rowindex` of a row, below the header. */
export const getRowIndex = (index: number) => index + 2

/** The `aria-rowcount` of rows and header; -1 if the number of rows is not known. */
export const getRowCount = ({ total, isLeast }: { total: number | undefined; isLeast: boolean }) =>
  total === undefined || isLeast ? -1 : total + 1
