import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useIsNext, usePaneFocus } from './use-pane-focus.ts'

interface PaneProps {
  isNext: boolean
  isEditing?: boolean
}

function Pane({ isNext: hasNext, isEditing = false }: PaneProps) {
  const pane = usePaneFocus<HTMLElement>({ isOpen: true, hasNext, isEditing })
  return <section ref={pane} aria-label="Record" tabIndex={-1} />
}

function Page({ open }: { open: number }) {
  const isNext = useIsNext(open)
  return <Pane key={open} isNext={isNext} />
}

const hasFocus = () => document.activeElement === screen.getByRole('region')

afterEach(cleanup)

test('focuses the next record, but not the one that the page starts with', () => {
  const { rerender } = render(<Page open={1} />)
  expect(hasFocus()).toBe(false)
  rerender(<Page open={2} />)
  expect(hasFocus()).toBe(true)
})

test('focuses the first record when the user returns to it', () => {
  const { rerender } = render(<Page open={1} />)
  rerender(<Page open={2} />)
  rerender(<Page open={1} />)
  expect(hasFocus()).toBe(true)
})

test('focuses the pane after its form closes', () => {
  const { rerender } = render(<Pane isNext isEditing />)
  expect(hasFocus()).toBe(false)
  rerender(<Pane isNext />)
  expect(hasFocus()).toBe(true)
})
