import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ColorField } from './color-field.tsx'

afterEach(cleanup)

const choices = { red: { tone: 'error' }, sky: { tone: 'brand', theme: 'BLUE_THEME' } } as const

test('names each colour, marks the chosen one and reports another', () => {
  const onChange = vi.fn<(color: keyof typeof choices) => void>()
  render(
    <ColorField label="Colour" choices={choices} value="red" getName={(color) => `the ${color}`} onChange={onChange} />,
  )
  expect(screen.getByRole('group', { name: 'Colour' })).toBeDefined()
  const [red, sky] = ['the red', 'the sky'].map((name) => screen.getByRole<HTMLInputElement>('radio', { name }))
  expect([red?.checked, sky?.checked]).toEqual([true, false])
  if (sky) fireEvent.click(sky)
  expect(onChange).toHaveBeenCalledExactlyOnceWith('sky')
})
