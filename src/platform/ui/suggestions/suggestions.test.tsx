import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { getOptionId, SuggestionList } from './suggestion-list.tsx'
import { useSuggestionKeys, useTypedQuery } from './use-suggestions.ts'

afterEach(cleanup)

const people = ['amina', 'amir', 'zoe'].map((name) => ({ id: name }))

function findQuery(text: string, caret: number) {
  const q = /@(\w*)$/.exec(text.slice(0, caret))?.[1]
  return q === undefined ? undefined : { q, start: caret - q.length - 1, caret }
}

function Field() {
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, write] = useState('')
  const { query, close, update, replace } = useTypedQuery({ field, text, write, findQuery })
  const options = query ? people.filter(({ id }) => id.startsWith(query.q)) : []
  const pick = ({ id }: { id: string }) => replace(`@${id}`)
  const { active, onKeyDown } = useSuggestionKeys({ options, queryKey: query?.q ?? '', onPick: pick, onClose: close })
  return (
    <>
      <textarea
        ref={field}
        aria-label="Text"
        aria-activedescendant={options.length > 0 ? getOptionId('people', active) : undefined}
        value={text}
        onChange={({ target }) => {
          write(target.value)
          update()
        }}
        onKeyDown={onKeyDown}
      />
      {options.length > 0 && (
        <SuggestionList id="people" label="People" className="" options={options} active={active} onPick={pick}>
          {({ id }) => id}
        </SuggestionList>
      )}
    </>
  )
}

const getField = () => screen.getByRole<HTMLTextAreaElement>('textbox')

/** Types into the field, with the caret at the bar. */
function type(text: string) {
  const caret = text.indexOf('|')
  fireEvent.change(getField(), { target: { value: text.replace('|', ''), selectionStart: caret, selectionEnd: caret } })
}

const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const activeName = () => screen.getByRole('option', { selected: true }).textContent

test('moves among the suggestions, and begins again with another query', () => {
  render(<Field />)
  type('Hi @am|')
  expect(names()).toEqual(['amina', 'amir'])
  fireEvent.keyDown(getField(), { key: 'ArrowDown' })
  expect(activeName()).toBe('amir')
  expect(getField().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id)
  type('Hi @a|')
  expect(activeName()).toBe('amina')
  fireEvent.keyDown(getField(), { key: 'ArrowUp' })
  expect(activeName()).toBe('amir')
})

test('replaces the query within a text, with one space and the caret behind it', () => {
  render(<Field />)
  type('Hi @am| and all')
  fireEvent.keyDown(getField(), { key: 'Enter' })
  expect(getField().value).toBe('Hi @amina and all')
  expect(getField().selectionStart).toBe('Hi @amina '.length)
  expect(names()).toEqual([])
})

test('picks what is clicked, not what is only pressed, and closes with Escape', () => {
  render(<Field />)
  type('@|')
  fireEvent.keyDown(getField(), { key: 'Escape' })
  expect(names()).toEqual([])
  type('@z|')
  const option = screen.getByRole('option', { name: 'zoe' })
  fireEvent.pointerDown(option)
  // The field keeps the focus.
  expect(fireEvent.mouseDown(option)).toBe(false)
  expect(getField().value).toBe('@z')
  fireEvent.click(option)
  expect(getField().value).toBe('@zoe ')
})
