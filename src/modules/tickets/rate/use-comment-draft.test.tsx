import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useCommentDraft } from './use-comment-draft.ts'

const token = 'a'.repeat(43)

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const open = () => renderHook(() => useCommentDraft(token, 'Sent before')).result

test('a begun comment survives a reload until it is sent', () => {
  const first = open()
  expect(first.current[0]).toBe('Sent before')
  act(() => first.current[1]('Half a thought'))
  cleanup()
  const second = open()
  expect(second.current[0]).toBe('Half a thought')
  expect(JSON.stringify(localStorage)).not.toContain(token)
  act(() => second.current[2]())
  cleanup()
  expect(open().current[0]).toBe('Sent before')
})
