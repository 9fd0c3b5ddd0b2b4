import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useIsNext, usePaneFocus } from './use-pane-focus.ts'

interface PaneProps {
  isNext: boolean
  isEditing?: boolean
}

function Pane({ isNext, isEditing = false }: PaneProps) {
  const pane = usePaneFocus<HTMLElement>({ isThere: true, isNext, isEditing })
  return <section ref={pane} aria-label="Record" tabIndex={-1} />
}

function Page({ open }: { open: number }) {
  const isNext = useIsNext(open)
  return <Pane key={open} isNext={isNext} />
}

const hasFocus = () => document.activeElement === screen.getByRole('region')

afterEach(cleanup)

test('a page that starts with a record keeps its focus, the next record takes it', () => {
  const { rerender } = render(<Page open={1} />)
  expect(hasFocus()).toBe(false)
  rerender(<Page open={2} />)
  expect(hasFocus()).toBe(true)
})

test('a return to the first record takes the focus, too', () => {
  const { rerender } = render(<Page open={1} />)
  rerender(<Page open={2} />)
  rerender(<Page open={1} />)
  expect(hasFocus()).toBe(true)
})

test('the pane gets the focus back from a form that closes', () => {
  const { rerender } = render(<Pane isNext isEditing />)
  expect(hasFocus()).toBe(false)
  rerender(<Pane isNext />)
  expect(hasFocus()).toBe(true)
})
