import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '#platform/web/settings/settings.ts'
import { positionAfter } from './grid-keys.ts'
import { useGridKeys } from './use-grid-keys.ts'

beforeEach(() => {
  // The environment has no layout.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue(Object.assign([new DOMRect()], { item: () => null }))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  settings.setOwnKeys({})
  settings.setShortcuts(true)
})

const here = { row: 5, cell: 2 }

test('arrow keys follow the visual direction, also from right to left', () => {
  expect(positionAfter('ArrowRight', here, 1, false)).toEqual({ row: 5, cell: 3 })
  expect(positionAfter('ArrowRight', here, -1, false)).toEqual({ row: 5, cell: 1 })
  expect(positionAfter('ArrowDown', here, -1, false)).toEqual({ row: 6, cell: 2 })
})

test('Home and End move within the row, with Ctrl to the first and last row', () => {
  expect(positionAfter('Home', here, 1, false)).toEqual({ row: 5, cell: 0 })
  expect(positionAfter('Home', here, 1, true)).toEqual({ row: 0, cell: 0 })
  expect(positionAfter('End', here, 1, true)?.row).toBeGreaterThan(1e6)
})

test('other keys do not move', () => expect(positionAfter('a', here, 1, false)).toBeUndefined())

function Table() {
  const table = useRef<HTMLTableElement>(null)
  useGridKeys(table)
  return (
    <>
      <input aria-label="search" />
      <table ref={table}>
        <thead>
          <tr>
            <th>Select</th>
            <th>Name</th>
            <th>Town</th>
          </tr>
        </thead>
        <tbody>
          {['Ada', 'Ben', 'Cleo'].map((name) => (
            <tr key={name}>
              <td>
                <input type="checkbox" aria-label={name} />
              </td>
              <td data-pin="start">
                <a href={`#${name}`}>{name}</a>
              </td>
              <td>
                <button type="button">{name}’s town</button>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>3</td>
          </tr>
        </tfoot>
      </table>
    </>
  )
}

/** Waits for the texts. */
async function show() {
  await act(async () => render(<Table />))
}

const press = (...keys: string[]) =>
  keys.forEach((key) => fireEvent.keyDown(document.activeElement ?? document.body, { key }))
const focused = () => document.activeElement?.textContent

test('j and k focus the names of rows from anywhere, and never leave the rows of data', async () => {
  await show()
  press('j')
  expect(focused()).toBe('Ada')
  press('j')
  expect(focused()).toBe('Ben')
  press('j', 'j', 'j')
  expect(focused()).toBe('Cleo')
  press('k', 'k', 'k')
  expect(focused()).toBe('Ada')
})

test('j and k keep the column, and return to the last row from outside', async () => {
  await show()
  screen.getByRole('button', { name: 'Ada’s town' }).focus()
  press('j')
  expect(focused()).toBe('Ben’s town')
  screen.getByRole('button', { name: 'Ben’s town' }).blur()
  press('j')
  expect(focused()).toBe('Ben')
})

test('j and k do nothing in a field, or without single keys, and can be other keys', async () => {
  await show()
  screen.getByRole('textbox').focus()
  press('j')
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  screen.getByRole('textbox').blur()
  settings.setShortcuts(false)
  press('j')
  expect(document.activeElement).toBe(document.body)
  settings.setShortcuts(true)
  settings.setOwnKeys({ ' j': 'n' })
  press('j')
  expect(document.activeElement).toBe(document.body)
  press('n')
  expect(focused()).toBe('Ada')
})
