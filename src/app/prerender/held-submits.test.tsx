import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { heldSubmitScript } from './held-submits.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

// Once for all, as it listens as long as there is a window.
new Function(heldSubmitScript())()

const place = document.body.appendChild(document.createElement('div'))
place.id = 'root'

/** A form of the page, before anything listens to it. */
function draw(field = 'email') {
  place.innerHTML = `<form><input name="${field}" value="ada@house.example"></form>`
  const form = place.querySelector('form')
  if (!form) throw new Error('There is no form')
  const taken = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  return { form, taken, comeAlive: () => form.addEventListener('submit', taken) }
}

const send = (form: HTMLFormElement) => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))

test('what is sent too early is not sent by the browser, and once when the page is alive', () => {
  const { form, taken, comeAlive } = draw()
  expect(send(form)).toBe(false)
  vi.advanceTimersByTime(3000)
  comeAlive()
  vi.advanceTimersByTime(3000)
  expect(taken).toHaveBeenCalledTimes(1)
})

test('the form that takes its place sends it, where it asks for the same', () => {
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

test('what nobody has taken for a while is given up', () => {
  const { form, taken, comeAlive } = draw()
  send(form)
  vi.advanceTimersByTime(20_000)
  comeAlive()
  vi.advanceTimersByTime(20_000)
  expect(taken).not.toHaveBeenCalled()
})

test('a form outside the application is the browser’s, and so is one that closes a dialog', () => {
  const { form } = draw()
  place.removeAttribute('id')
  expect(send(form)).toBe(true)
  place.id = 'root'
  expect(send(form)).toBe(false)
  form.method = 'dialog'
  expect(send(form)).toBe(true)
})
