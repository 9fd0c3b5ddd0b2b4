import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StepList } from './step-list.tsx'
import { useStepFocus } from './use-step-focus.ts'

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Wizard({ step, hasErrors = false }: { step: string; hasErrors?: boolean }) {
  const element = useStepFocus<HTMLHeadingElement>(step, hasErrors)
  return (
    <h2 ref={element} tabIndex={-1}>
      {step}
    </h2>
  )
}

const hasFocus = () => document.activeElement === screen.getByRole('heading')

test('links the steps that can be opened, and marks the open one and those done', () => {
  const { container } = render(
    <MemoryRouter>
      <StepList
        label="Steps"
        current="two"
        steps={[
          { name: 'one', label: 'Address', isDone: true, to: '?step=one' },
          { name: 'two', label: 'Delivery', isDone: false, to: '?step=two' },
          { name: 'three', label: 'Review', isDone: false, to: undefined },
        ]}
      />
    </MemoryRouter>,
  )
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Address', null],
    ['2Delivery', 'step'],
  ])
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(container.querySelectorAll('svg')).toHaveLength(1)
})

test('focuses the next step, but not the one that the page starts with', () => {
  const { rerender } = render(<Wizard step="one" />)
  expect(hasFocus()).toBe(false)
  rerender(<Wizard step="two" />)
  expect(hasFocus()).toBe(true)
})

test('leaves the focus to the error summary if the next step has errors', () => {
  const { rerender } = render(<Wizard step="one" />)
  rerender(<Wizard step="two" hasErrors />)
  expect(hasFocus()).toBe(false)
})
