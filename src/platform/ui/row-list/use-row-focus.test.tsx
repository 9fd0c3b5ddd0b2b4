import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useRowFocus } from './use-row-focus.ts'

afterEach(cleanup)

interface ListProps {
  count?: number
  /** The indexes of the rows that exist, as in a virtual list. */
  shown?: readonly number[]
}

const allShown = [0, 1, 2]

function List({ count = 3, shown = allShown }: ListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const focus = useRowFocus(scroller, { count, scrollTo: () => {} })
  const [text, setText] = useState('')
  return (
    <>
      <input aria-label="search" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => focus.go(focus.active)}>
        close
      </button>
      <button type="button" onClick={() => focus.go(focus.active - 1)}>
        up
      </button>
      <button type="button" onClick={() => focus.go(count - 1)}>
        end
      </button>
      <div ref={scroller} role="grid" aria-label="list" {...focus.handlers}>
        {shown.map((index) => (
          <div key={index} role="row" data-index={index} tabIndex={index === focus.active ? 0 : -1}>
            row {index}
          </div>
        ))}
      </div>
    </>
  )
}

const row = (index: number) => screen.getByText(`row ${index}`)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** Clicks into the search field and types, which re-renders the list. */
function search(text: string) {
  const field = screen.getByLabelText('search')
  field.focus()
  fireEvent.change(field, { target: { value: text } })
  return field
}

test.each(['close', 'up'])('a search after "%s" keeps the focus', (name) => {
  render(<List />)
  press(name)
  expect(document.activeElement).toBe(row(0))
  const field = search('a')
  expect(document.activeElement).toBe(field)
})

test('a row that is not rendered yet gets the focus later', () => {
  const { rerender } = render(<List />)
  row(0).focus()
  press('end')
  expect(document.activeElement).toBe(row(2))
  row(0).focus()
  rerender(<List shown={[0]} />)
  press('end')
  expect(document.activeElement).toBe(row(0))
  rerender(<List shown={[0, 2]} />)
  expect(document.activeElement).toBe(row(2))
})

test('a row rendered after the focus has moved elsewhere does not take it', () => {
  const { rerender } = render(<List shown={[0]} />)
  row(0).focus()
  press('end')
  const field = search('a')
  rerender(<List />)
  expect(document.activeElement).toBe(field)
})

test('the focus stays in the list when its row is removed', () => {
  const { rerender } = render(<List />)
  row(2).focus()
  rerender(<List count={2} shown={[0, 1]} />)
  expect(document.activeElement).toBe(row(1))
})
