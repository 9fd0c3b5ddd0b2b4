import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useSelection } from './use-selection.ts'

afterEach(cleanup)

const all = Array.from({ length: 9 }, (_, id) => ({ id }))
const rows = {
  rowAt: (index: number) => all[index],
  rowsBetween: async (a: number, b: number) => all.slice(Math.min(a, b), Math.max(a, b) + 1),
}

function createSelection(hasExceptions: boolean) {
  const { result, rerender } = renderHook(
    ({ list }) => useSelection(list, { getId: ({ id }: { id: number }) => id, hasExceptions }),
    { initialProps: { list: 'first' } },
  )
  return {
    toggle: (index: number, extend = false) => act(async () => result.current.toggle(rows, index, extend)),
    toggleIn: (page: typeof all, index: number, extend = false) =>
      act(() => result.current.toggle(page, index, extend)),
    selectAll: () => act(() => result.current.selectAll()),
    clear: () => act(() => result.current.clear()),
    show: (list: string) => rerender({ list }),
    selected: () => all.flatMap(({ id }) => (result.current.isSelected(id) ? [id] : [])),
    size: () => result.current.size(all.length),
  }
}

test('selects a range in both directions', async () => {
  const list = createSelection(true)
  await list.toggle(5)
  await list.toggle(3, true)
  expect(list.selected()).toEqual([3, 4, 5])
  await list.toggle(4)
  expect(list.selected()).toEqual([3, 5])
})

test('excludes rows from a wholly selected list', async () => {
  const list = createSelection(true)
  list.selectAll()
  await list.toggle(2)
  expect(list.size()).toBe(8)
  expect(list.selected()).not.toContain(2)
})

test('without exceptions, deselecting a row restores the rows selected before the whole list', async () => {
  const list = createSelection(false)
  await list.toggle(1)
  await list.toggle(3, true)
  list.selectAll()
  expect(list.size()).toBe(9)
  await list.toggle(2)
  expect(list.selected()).toEqual([1, 3])
})

test('begins a range in a page at the row selected last, wherever it is now, and none at a row of another page', () => {
  const list = createSelection(true)
  list.toggleIn(all.slice(0, 4), 1)
  list.toggleIn([...all.slice(2, 4), ...all.slice(0, 2)], 1, true)
  expect(list.selected()).toEqual([0, 1, 3])
  list.toggleIn(all.slice(5), 2, true)
  expect(list.selected()).toEqual([0, 1, 3, 7])
})

test('begins no range at a row whose selection was cleared', async () => {
  const list = createSelection(true)
  await list.toggle(1)
  list.clear()
  await list.toggle(4, true)
  expect(list.selected()).toEqual([4])
})

test('clears selection and range for another list', async () => {
  const list = createSelection(true)
  await list.toggle(1)
  list.show('second')
  expect(list.selected()).toEqual([])
  await list.toggle(4, true)
  expect(list.selected()).toEqual([4])
})
