import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useRowSteps } from './use-row-steps.ts'

afterEach(cleanup)

interface ListProps {
  openIndex?: number
  onOpen?: (index: number) => void
}

function List({ openIndex, onOpen = () => {} }: ListProps) {
  const list = useRef<HTMLUListElement>(null)
  useRowSteps(list, 'li', { openIndex, openAt: onOpen })
  return (
    <ul ref={list}>
      <li>
        <a href="#one">one</a>
        <button type="button">remove</button>
      </li>
      <li>nothing to focus</li>
      <li>
        <button type="button">two</button>
      </li>
    </ul>
  )
}

const press = (...keys: string[]) => keys.forEach((key) => fireEvent.keyDown(document.body, { key }))
const focused = () => document.activeElement?.textContent

test('j and k focus the first link or button of the next and previous row', async () => {
  await act(async () => render(<List />))
  press('j')
  expect(focused()).toBe('one')
  press('j')
  expect(focused()).toBe('two')
  press('j')
  expect(focused()).toBe('two')
  press('k', 'k')
  expect(focused()).toBe('one')
})

test('j and k open the next record while one is open beside the list', async () => {
  const open = vi.fn<(index: number) => void>()
  const { rerender } = await act(async () => render(<List openIndex={0} onOpen={open} />))
  press('k', 'j')
  rerender(<List openIndex={1} onOpen={open} />)
  press('j', 'k')
  expect(open.mock.calls).toEqual([[0], [1], [1], [0]])
})
