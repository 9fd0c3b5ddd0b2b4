import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepFocus } from './keep-focus.ts'

const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`${selector} is missing`)
  return element
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

test('the same column of the next row gets the focus, also where columns look alike', async () => {
  find('ul').innerHTML = ['one', 'two']
    .map((name) => `<li><span><a href="#">first ${name}</a></span><span><a href="#">second ${name}</a></span></li>`)
    .join('')
  find('li:nth-child(1) span:nth-child(2) a').focus()
  find('li:nth-child(1)').remove()
  await expect.poll(focusedText).toBe('second two')
})

test('an item of the same group gets the focus of the last one in its container', async () => {
  find('ul').innerHTML = ''
  find('main').insertAdjacentHTML(
    'beforeend',
    `<div data-focus-group>${['monday', 'tuesday', 'friday'].map((day) => `<section><button>${day}</button></section>`).join('')}</div>`,
  )
  find('section:nth-child(2) button').focus()
  find('section:nth-child(2) button').remove()
  await expect.poll(focusedText).toBe('friday')
  find('section:nth-child(3) button').remove()
  await expect.poll(focusedText).toBe('monday')
})

test('the element that replaces the focused one gets the focus, also as the first one', async () => {
  find('li a').focus()
  find('li a').remove()
  find('li').insertAdjacentHTML('afterbegin', '<h2><button>renamed</button></h2>')
  await expect.poll(focusedText).toBe('renamed')
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

/** As browsers do when the focused button is disabled. */
function disable(selector: string) {
  const button = find(selector)
  if (!(button instanceof HTMLButtonElement)) throw new Error(`${selector} is no button`)
  button.focus()
  // Focusout is fired while it is disabled; without a browser, a disabled button is not blurred.
  document.addEventListener('focusout', () => (button.disabled = true), { capture: true, once: true })
  button.blur()
  return button
}

test('a button that is disabled during its call gets the focus back', async () => {
  const button = disable('li:nth-child(2) .more')
  await new Promise((resolve) => setTimeout(resolve, 120))
  expect(document.activeElement).toBe(document.body)
  button.disabled = false
  await expect.poll(focusedText).toBe('more two')
})

test('a button that is enabled at once gets the focus back as well', async () => {
  const button = disable('li:nth-child(2) .more')
  button.disabled = false
  await expect.poll(focusedText).toBe('more two')
})

test('a button that was disabled meanwhile gives the focus of its removed row to the next row', async () => {
  disable('li:nth-child(2) .more')
  await new Promise((resolve) => setTimeout(resolve, 120))
  find('li:nth-child(2)').remove()
  await expect.poll(focusedText).toBe('more three')
})

test('the nearest element gets the focus of a button that stays disabled', async () => {
  disable('li:nth-child(2) .more')
  await expect.poll(focusedText).toBe('two')
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
