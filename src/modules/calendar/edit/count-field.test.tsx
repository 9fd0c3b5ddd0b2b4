import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { CountField } from './count-field.tsx'

afterEach(cleanup)

function Form() {
  const [count, setCount] = useState(10)
  return (
    <>
      <CountField label="Times" value={count} max={400} onChange={setCount} />
      <output>{count}</output>
    </>
  )
}

test('can be emptied and typed anew, and shows its value again when left', () => {
  render(<Form />)
  const field = screen.getByRole('spinbutton', { name: 'Times' })
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  type('')
  expect(field).toHaveProperty('value', '')
  type('5')
  expect(field).toHaveProperty('value', '5')
  expect(screen.getByRole('status').textContent).toBe('5')
  type('9999')
  expect(screen.getByRole('status').textContent).toBe('400')
  fireEvent.blur(field)
  expect(field).toHaveProperty('value', '400')
  type('')
  fireEvent.blur(field)
  expect(field).toHaveProperty('value', '400')
})
