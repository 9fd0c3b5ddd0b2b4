import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepFocus } from './keep-focus.ts'

const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`${selector} is missing`)
  return found
}
const focusedText = () => document.activeElement?.textContent

let end = () => {}
beforeEach(() => {
  // Elements have no layout here, and count as visible.
  Element.prototype.checkVisibility = () => true
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  document.body.innerHTML = `
    <main id="main"><h1 tabindex="-1">Title</h1>
      <ul>${['one', 'two', 'three'].map((name) => `<li><a href="#">${name}</a><button class="more">more ${name}</button></li>`).join('')}</ul>
    </main>`
  end = keepFocus()
})
afterEach(() => {
  end()
  vi.restoreAllMocks()
})

test('the same element of the next row gets the focus of a removed row, at the end that of the previous one', async () => {
  find('li:nth-child(2) .more').focus()
  find('li:nth-child(2)').remove()
  await expect.poll(focusedText).toBe('more three')
  find('li:nth-child(2)').remove()
  await expect.poll(focusedText).toBe('more one')
})

test('the next row gets the focus of a row that was removed while its menu was open', async () => {
  find('li:nth-child(1) .more').focus()
  const menu = document.createElement('div')
  menu.innerHTML = '<ul role="menu"><li role="menuitem" tabindex="0">Delete</li></ul>'
  document.body.append(menu)
  find('[role="menuitem"]').focus()
  find('main li').remove()
  await Promise.resolve()
  menu.remove()
  await expect.poll(focusedText).toBe('more two')
})

test('the element that opened a dialog gets the focus when the dialog is removed', async () => {
  find('li:nth-child(3) a').focus()
  const dialog = document.createElement('section')
  dialog.setAttribute('role', 'dialog')
  dialog.innerHTML = '<input>'
  document.body.append(dialog)
  find('input').focus()
  dialog.remove()
  await expect.poll(focusedText).toBe('three')
})

test('the next row of a dialog gets the focus, not the element behind the dialog', async () => {
  find('li:nth-child(3) a').focus()
  const dialog = document.createElement('section')
  dialog.setAttribute('role', 'dialog')
  dialog.innerHTML = '<button>close</button><p><button>first</button></p><p><button>second</button></p>'
  document.body.append(dialog)
  find('section p button').focus()
  find('section p').remove()
  await expect.poll(focusedText).toBe('second')
  dialog.querySelectorAll('p').forEach((row) => row.remove())
  await expect.poll(focusedText).toBe('close')
})

test('the heading gets the focus if nothing is left beside the removed element', async () => {
  find('li a').focus()
  find('ul').remove()
  await expect.poll(focusedText).toBe('Title')
})

test('an element that was left before it was removed gives no focus back', async () => {
  const link = find('li a')
  link.focus()
  link.blur()
  await new Promise((resolve) => setTimeout(resolve, 10))
  find('li').remove()
  await new Promise((resolve) => setTimeout(resolve, 120))
  expect(document.activeElement).toBe(document.body)
})

test('a screen that moves the focus itself keeps its choice', async () => {
  find('li:nth-child(2) a').focus()
  find('li:nth-child(2)').remove()
  setTimeout(() => find('h1').focus())
  await new Promise((resolve) => setTimeout(resolve, 120))
  expect(focusedText()).toBe('Title')
})
