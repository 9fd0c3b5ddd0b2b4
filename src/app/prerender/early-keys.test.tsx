import { expect, onTestFinished, test } from 'vitest'
import { shortcutsReady } from '#platform/web/shortcuts/waiting-keys.ts'
import { earlyKeyScript } from './early-keys.ts'

function press(init: KeyboardEventInit, target: Element = document.body) {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
  target.dispatchEvent(event)
  return event.defaultPrevented
}

test('repeats shortcuts, and text after them, once the application handles shortcuts', () => {
  new Function(earlyKeyScript())()
  document.body.innerHTML = '<input>'
  const input = document.querySelector('input') ?? document.body
  const seen: string[] = []
  const see = ({ key, ctrlKey }: KeyboardEvent) => void seen.push(ctrlKey ? `Ctrl+${key}` : key)
  addEventListener('keydown', see)
  onTestFinished(() => removeEventListener('keydown', see))

  // Left to the browser: scrolling, opening a link, copying, and input.
  expect([
    press({ key: ' ' }),
    press({ key: 'Enter' }),
    press({ key: 'c', ctrlKey: true }),
    press({ key: 'a' }, input),
  ]).toEqual([false, false, false, false])
  seen.length = 0
  for (const init of [{ key: 'k', ctrlKey: true }, { key: 'a' }, { key: ' ' }, { key: 'b' }, { key: 'Enter' }])
    expect(press(init)).toBe(true)
  expect(seen).toEqual([])

  dispatchEvent(new Event(shortcutsReady))
  expect(seen).toEqual(['Ctrl+k', 'a', ' ', 'b', 'Enter'])
  press({ key: 'z' })
  expect(seen.at(-1)).toBe('z')
})
