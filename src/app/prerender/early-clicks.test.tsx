import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reactMark } from '#app/server-render/read-only-fields.ts'
import { earlyClickScript } from './early-clicks.ts'

// Once, since its listener stays on the window.
new Function(earlyClickScript())()

const page = `<button type="button" id="one"><b>One</b></button><button type="button" id="two">Two</button>
  <button type="button" id="menu" popovertarget="list">Menu</button><form><button type="submit" id="send">Send</button></form><a href="#there">Link</a>`
const handle = vi.fn<(id: string) => void>()

beforeEach(() => {
  vi.useFakeTimers()
  handle.mockClear()
  document.body.innerHTML = `<div id="root">${page}</div>`
})
afterEach(() => void vi.useRealTimers())

const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

function hydrate() {
  for (const button of document.querySelectorAll('button')) {
    Object.assign(button, { [`${reactMark}$1`]: {} })
    button.addEventListener('click', () => handle(button.id))
  }
  vi.advanceTimersByTime(3000)
}

test('repeats the last click on a button once it is hydrated, and only that', () => {
  click('#two')
  click('#one b')
  vi.advanceTimersByTime(3000)
  hydrate()
  expect(handle.mock.calls).toEqual([['one']])
  click('#two')
  vi.advanceTimersByTime(3000)
  expect(handle.mock.calls).toEqual([['one'], ['two']])
})

test('leaves links, submit buttons and what opens a popover to the browser, and gives up after a while', () => {
  click('a')
  click('#menu')
  hydrate()
  document.body.innerHTML = `<div id="root">${page}</div>`
  click('#one')
  vi.advanceTimersByTime(20_000)
  hydrate()
  expect(handle).not.toHaveBeenCalled()
})
