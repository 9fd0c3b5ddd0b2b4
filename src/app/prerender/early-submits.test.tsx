import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { earlySubmitScript } from './early-submits.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

// Once, since its listener stays on the window.
new Function(earlySubmitScript())()

const container = document.body.appendChild(document.createElement('div'))
container.id = 'root'

/** A form of a page that is not hydrated. */
function draw(field = 'email') {
  container.innerHTML = `<form><input name="${field}" value="ada@house.example"></form>`
  const form = container.querySelector('form')
  if (!form) throw new Error('There is no form')
  const onSubmit = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  return { form, onSubmit, comeAlive: () => form.addEventListener('submit', onSubmit) }
}

const send = (form: HTMLFormElement) => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))

test('holds a submission before hydration, and submits once afterwards', () => {
  const { form, onSubmit, comeAlive } = draw()
  expect(send(form)).toBe(false)
  vi.advanceTimersByTime(3000)
  comeAlive()
  vi.advanceTimersByTime(3000)
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('submits the form that replaces the page’s if it has the same fields', () => {
  send(draw().form)
  const other = draw('code')
  other.comeAlive()
  vi.advanceTimersByTime(1000)
  expect(other.onSubmit).not.toHaveBeenCalled()
  const same = draw()
  same.comeAlive()
  vi.advanceTimersByTime(1000)
  expect(same.onSubmit).toHaveBeenCalledTimes(1)
})

test('gives up after a while', () => {
  const { form, onSubmit, comeAlive } = draw()
  send(form)
  vi.advanceTimersByTime(20_000)
  comeAlive()
  vi.advanceTimersByTime(20_000)
  expect(onSubmit).not.toHaveBeenCalled()
})

test('ignores forms outside the application and those that close a dialog', () => {
  const { form } = draw()
  container.removeAttribute('id')
  expect(send(form)).toBe(true)
  container.id = 'root'
  expect(send(form)).toBe(false)
  form.method = 'dialog'
  expect(send(form)).toBe(true)
})
