import { waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { returnFocus } from './return-focus.ts'

const added = (name: string, place: HTMLElement = document.body) => {
  const element = document.createElement(name)
  element.tabIndex = -1
  place.append(element)
  return element
}

afterEach(() => document.body.replaceChildren())

test('skips an option that was removed with its menu', async () => {
  const drawer = added('section')
  const field = added('button', drawer)
  const option = added('li')
  option.remove()
  drawer.focus()
  returnFocus([option, field])
  await waitFor(() => expect(document.activeElement).toBe(field))
})

test('does not take the focus from another element', async () => {
  const drawer = added('section')
  const field = added('button', drawer)
  const elsewhere = added('button')
  elsewhere.focus()
  returnFocus([field])
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(document.activeElement).toBe(elsewhere)
})
