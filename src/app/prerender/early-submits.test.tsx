import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { earlySubmitScript } from './early-submits.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

// Once, since its listener stays on the window.
new Function(earlySubmitScript())()

const place = document.body.appendChild(document.createElement('div'))
place.id = 'root'

/** A form of a page that is not hydrated. */
function draw(field = 'email') {
  place.innerHTML = `<form><input name="${field}" value="ada@house.example"></form>`
  const form = place.querySelector('form')
  if (!form) throw new Error('There is no form')
  const taken = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  return { form, taken, comeAlive: () => form.addEventListener('submit', taken) }
}

const send = (form: HTMLFormElement) => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))

test('holds a submission before hydration, and submits once afterwards', () => {
  const { form, taken, comeAlive } = draw()
  expect(send(form)).toBe(false)
  vi.advanceTimersByTime(3000)
  comeAlive()
  vi.advanceTimersByTime(3000)
  expect(taken).toHaveBeenCalledTimes(1)
})

test('submits the form that replaces the page’s if it has the same fields', () => {
  send(draw().form)
  const other = draw('code')
  other.comeAlive()
  vi.advanceTimersByTime(1000)
  expect(other.taken).not.toHaveBeenCalled()
  const same = draw()
  same.comeAlive()
  vi.advanceTimersByTime(1000)
  expect(same.taken).toHaveBeenCalledTimes(1)
})

test('gives up after a while', () => {
  const { form, taken, comeAlive } = draw()
  send(form)
  vi.advanceTimersByTime(20_000)
  comeAlive()
  vi.advanceTimersByTime(20_000)
  expect(taken).not.toHaveBeenCalled()
})

test('ignores forms outside the application and those that close a dialog', () => {
  const { form } = draw()
  place.removeAttribute('id')
  expect(send(form)).toBe(true)
  place.id = 'root'
  expect(send(form)).toBe(false)
  form.method = 'dialog'
  expect(send(form)).toBe(true)
})
