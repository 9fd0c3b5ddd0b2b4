import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AvatarChoices } from './avatar-choices.tsx'

afterEach(cleanup)

const choices = { id: 'choices', label: 'Picture', name: 'Ada', getLabel: (number: number) => `Picture ${number}` }

test('renders no pictures before it is opened', () => {
  render(<AvatarChoices {...choices} isOpen={false} value="" onChange={() => {}} />)
  expect(screen.queryAllByRole('radio', { hidden: true })).toEqual([])
})

test('offers 72 pictures and marks the chosen one', () => {
  const onChange = vi.fn<(source: string) => void>()
  render(<AvatarChoices {...choices} isOpen value="/pictures/avatars/02.svg" onChange={onChange} />)
  expect(screen.getAllByRole('radio')).toHaveLength(72)
  expect(screen.getByRole('radio', { checked: true }).getAttribute('aria-label')).toBe('Picture 2')
  fireEvent.click(screen.getByRole('radio', { name: 'Picture 72' }))
  expect(onChange.mock.calls).toEqual([['/pictures/avatars/72.svg']])
})
