import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Target, useReorder } from './use-reorder.ts'

// happy-dom has no layout: simulates rows of this height, stacked from the top of the window.
const height = 20

const rows = () => screen.getAllByRole('listitem')

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, rows().indexOf(this) * height, 100, height)
  })
  Object.defineProperty(document, 'elementFromPoint', {
    configurable: true,
    value: (_: number, y: number) => rows()[Math.floor(y / height)] ?? null,
  })
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(document, 'elementFromPoint')
})

const handle = (id: string) => screen.getByRole('button', { name: id })
const findRow = (id: string) => handle(id).closest('li')
const order = () => screen.getAllByRole('button').map((button) => button.textContent)

function List({ onMove, direction }: { onMove: (id: string, to: Target<string>) => void; direction: 'ltr' | 'rtl' }) {
  const [ids, setIds] = useState(['a', 'b', 'c', 'd'])
  const { row, handle: handleOf } = useReorder(ids, (id, to) => {
    onMove(id, to)
    setIds((now) => now.filter((other) => other !== id).toSpliced(to.place - 1, 0, id))
  })
  return (
    <ul>
      {ids.map((id) => (
        <li key={id} {...row(id)}>
          <button type="button" style={{ direction }} {...handleOf(id)}>
            {id}
          </button>
        </li>
      ))}
    </ul>
  )
}

function show(direction: 'ltr' | 'rtl' = 'ltr') {
  const onMove = vi.fn<(id: string, to: Target<string>) => void>()
  render(<List onMove={onMove} direction={direction} />)
  return onMove
}

function press(id: string, key: string) {
  handle(id).focus()
  return fireEvent.keyDown(handle(id), { key })
}

const lift = (id: string, button = 0) => fireEvent.pointerDown(handle(id), { button, clientY: 10 })
const moveTo = (clientY: number) => fireEvent.pointerMove(window, { clientY })
const drop = () => fireEvent.pointerUp(window)

test('arrow keys move a row by one place, and its handle keeps the focus', () => {
  const onMove = show()
  press('a', 'ArrowDown')
  expect(onMove).toHaveBeenLastCalledWith('a', { of: 'b', side: 'after', place: 2 })
  expect(order()).toEqual(['b', 'a', 'c', 'd'])
  expect(document.activeElement).toBe(handle('a'))
  press('d', 'ArrowUp')
  expect(onMove).toHaveBeenLastCalledWith('d', { of: 'c', side: 'before', place: 3 })
  expect(order()).toEqual(['b', 'a', 'd', 'c'])
  expect(document.activeElement).toBe(handle('d'))
})

test('does not move beyond the ends, or with other keys', () => {
  const onMove = show()
  press('a', 'ArrowUp')
  press('d', 'ArrowDown')
  expect(press('b', 'Enter')).toBe(true)
  expect(onMove).not.toHaveBeenCalled()
})

test.each([
  ['ltr', 'ArrowRight', ['b', 'a', 'c', 'd']],
  ['rtl', 'ArrowLeft', ['b', 'a', 'c', 'd']],
] as const)('%s: %s moves a row forward', (direction, key, expected) => {
  show(direction)
  press('a', key)
  expect(order()).toEqual(expected)
})

test('drops a row before or after the row below the pointer, depending on its half', () => {
  const onMove = show()
  lift('a')
  moveTo(55)
  expect(findRow('a')?.dataset['dragged']).toBe('true')
  expect(findRow('a')?.style.translate).toBe('0px 45px')
  expect(findRow('c')?.dataset['drop']).toBe('after')
  moveTo(45)
  expect(findRow('c')?.dataset['drop']).toBe('before')
  drop()
  expect(onMove.mock.calls).toEqual([['a', { of: 'c', side: 'before', place: 2 }]])
  expect(order()).toEqual(['b', 'a', 'c', 'd'])
  expect(findRow('a')?.dataset['dragged']).toBeUndefined()
  expect(findRow('a')?.style.translate).toBe('')
  expect(findRow('c')?.dataset['drop']).toBeUndefined()
})

test('Escape cancels a drag', () => {
  const onMove = show()
  lift('a')
  moveTo(55)
  act(() => void fireEvent.keyDown(handle('a'), { key: 'Escape' }))
  expect(findRow('a')?.style.translate).toBe('')
  drop()
  expect(onMove).not.toHaveBeenCalled()
})

test('does not move a row dropped outside of the list, or pressed with another button', () => {
  const onMove = show()
  lift('b')
  moveTo(30)
  moveTo(500)
  drop()
  lift('a', 2)
  moveTo(55)
  drop()
  expect(onMove).not.toHaveBeenCalled()
})
