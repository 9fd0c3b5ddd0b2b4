import type { Page } from '@playwright/test'
import { type FocusState, focusState, overlays, press, pressUntil, rows, settledState } from './focus-state.ts'
import { lastWrite, repeatWrite } from './writes.ts'

/** The words by which all screens remove a record. */
const removing = /^(?:delete|remove|move (?:message )?to trash|archive|discard)\b/i
const menu = '[aria-haspopup="menu"]'
const anything = ':is(a, button, [tabindex="0"])'
const dialogs = ':is([role="dialog"], [role="alertdialog"])'

/** Marks a row of a list that has such a control, focuses the control, and notes the neighbours. */
const markRow = (page: Page, within: string, text = '') =>
  page.evaluate(
    ({ within, text, overlays, rows, menu }) => {
      for (const row of document.querySelectorAll('[data-walk-row]')) row.removeAttribute('data-walk-row')
      const getText = (row: Element | null | undefined) => row?.textContent?.trim().slice(0, 40) ?? ''
      const buttons = [
        ...document.querySelectorAll<HTMLElement>(`main ${rows} ${within}, main ${rows}:is(${within})`),
      ].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest(`${overlays}, [inert], thead, nav, form, :disabled`) &&
          (text === '' || getText(element.closest(rows)) === text),
      )
      // A row between others, if there is one.
      const chosen = buttons.find((element) => element.closest(rows)?.previousElementSibling) ?? buttons[0]
      const isRepeated = ({ tagName, parentElement }: Element) =>
        [...(parentElement?.children ?? [])].filter((child) => child.tagName === tagName).length > 1
      // A list within a row, such as that of its labels, is no row of its own.
      let row = chosen?.closest(rows)
      while (row && !isRepeated(row) && row.parentElement?.closest(`main ${rows}`))
        row = row.parentElement.closest(rows)
      if (!row) return undefined
      row.setAttribute('data-walk-row', '')
      // The last menu of a row has its actions; another one may change its status.
      const last = buttons.findLast((button) => row.contains(button))
      const control = within === menu ? last : chosen
      control?.focus()
      return {
        text: getText(row),
        neighbours: [getText(row.nextElementSibling), getText(row.previousElementSibling)],
      }
    },
    { within, text, overlays, rows, menu },
  )

type MarkedRow = NonNullable<Awaited<ReturnType<typeof markRow>>>

async function isRemoved(page: Page, { text }: MarkedRow) {
  const row = page.locator('[data-walk-row]')
  return (await row.count()) === 0 || !(await row.first().textContent())?.trim().startsWith(text)
}

/** Presses the button or menu item that removes, if there is one. */
async function removeIn(page: Page, selector: string) {
  const controls = page
    .locator(selector)
    .and(page.locator(':not(:disabled, [aria-disabled="true"])'))
    .filter({ visible: true })
  const names = await controls.evaluateAll((all) =>
    all.map((element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()),
  )
  const at = names.findLastIndex((name) => removing.test(name))
  if (at < 0) return undefined
  await controls.nth(at).focus()
  const { open: before } = await focusState(page)
  // A dialog opens, or the control is removed with its row or its menu.
  return pressUntil(page, 'Enter', async ({ open }) => open !== before || (await controls.count()) < names.length)
}

function faultAfter(state: FocusState, { neighbours }: MarkedRow) {
  if (state.fault) return state.fault
  if (state.rows.length === 0 || state.isHeading || state.rows.some((row) => neighbours.includes(row))) return undefined
  return `the focus went to “${state.rows.at(-1)}”, not to a neighbour: “${neighbours.join('” or “')}”`
}

/** Undoes by the button of the message. */
async function undo(page: Page) {
  const button = page.getByRole('button', { name: 'Undo' }).last()
  if ((await button.count()) === 0) return undefined
  await button.focus()
  return (await press(page, 'Enter')).fault
}

interface Removal {
  how: string
  /** Whether it may do nothing, as a key of a screen that knows no such key. */
  isOptional?: boolean
  /** What of a row has the focus at first. */
  from: string
  remove: () => Promise<FocusState | undefined>
}

async function tryRemoval(page: Page, { how, isOptional = false, from, remove }: Removal) {
  const { open: before } = await focusState(page)
  const row = await markRow(page, from)
  if (!row) return { faults: [] }
  let state = await remove()
  if (state && state.open > before) state = (await removeIn(page, `${dialogs} button`)) ?? state
  // The list may be loaded again first.
  for (let attempts = 20; state && !isOptional && attempts > 0 && !(await isRemoved(page, row)); attempts -= 1)
    await page.waitForTimeout(150)
  if (!state || !(await isRemoved(page, row))) {
    for (let attempts = 2; (await focusState(page)).open > before && attempts > 0; attempts -= 1)
      await press(page, 'Escape')
    return { faults: state && !isOptional ? [`${how}: nothing was removed`] : [] }
  }
  const write = await lastWrite(page)
  const faults = [faultAfter(state, row), await undo(page)]
  return {
    faults: faults.flatMap((fault, at) => (fault ? [`${at === 0 ? how : `undone ${how}`}: ${fault}`] : [])),
    row,
    write,
  }
}

/** What somebody else does to a row that has the focus. */
async function tryRemovalElsewhere(page: Page, { row, write }: Awaited<ReturnType<typeof tryRemoval>>) {
  const again = row && write && (await markRow(page, anything, row.text))
  if (!again) return []
  await repeatWrite(page, write)
  const state = await settledState(page)
  const fault = (await isRemoved(page, again)) && faultAfter(state, again)
  return fault ? [`removed by somebody else: ${fault}`] : []
}

/**
 * Removes a row by its menu, by its button, by key, with others and as somebody else; returns where the focus was lost,
 * and what was removed: on a screen where that is nothing, the walk has shown nothing.
 */
export async function walkRemovals(page: Page) {
  const byMenu = await tryRemoval(page, {
    how: 'removed by its menu',
    from: menu,
    async remove() {
      const { open: before } = await focusState(page)
      // Its code may be loaded first.
      await pressUntil(page, 'Enter', ({ open }) => open > before, 60)
      return removeIn(page, '[role="menu"] [role="menuitem"]')
    },
  })
  const byButton = await tryRemoval(page, {
    how: 'removed by its button',
    from: anything,
    remove: () => removeIn(page, '[data-walk-row] button'),
  })
  const byKey = await tryRemoval(page, {
    how: 'removed by key',
    isOptional: true,
    from: anything,
    remove: () => press(page, 'Delete'),
  })
  const elsewhere = await tryRemovalElsewhere(
    page,
    [byMenu, byButton, byKey].find(({ write }) => write !== undefined) ?? byMenu,
  )
  const withOthers = await tryRemoval(page, {
    how: 'removed with others',
    isOptional: true,
    from: 'input[type="checkbox"]',
    async remove() {
      await press(page, ' ')
      return removeIn(page, `main button:not(${rows} *)`)
    },
  })
  const ways = Object.entries({ menu: byMenu, button: byButton, key: byKey, selection: withOthers })
  return {
    faults: ways.flatMap(([, { faults }]) => faults).concat(elsewhere),
    removed: ways.flatMap(([way, { row }]) => (row ? [way] : [])),
  }
}
