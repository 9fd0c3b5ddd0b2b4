import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ColumnNames, getRowCount, getRowIndex } from './column-names.tsx'

afterEach(cleanup)

test('a list without a visible header has one for screen readers, which counts as its first row', () => {
  render(
    <div role="grid" aria-label="Letters" aria-rowcount={getRowCount({ total: 1, isLeast: false })}>
      <ColumnNames columns={[{ name: 'From' }, { name: 'Subject' }]} />
      <div role="rowgroup">
        <div role="row" aria-rowindex={getRowIndex(0)}>
          <span role="gridcell">Ada</span>
          <span role="gridcell">Engines</span>
        </div>
      </div>
    </div>,
  )
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['From', 'Subject'])
  expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '2'])
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('2')
  expect(getRowCount({ total: 50, isLeast: true })).toBe(-1)
})
