import type { Page } from '@playwright/test'
import { demoReady } from './demo-ready.ts'
import type { Plan } from '#app/failure-lab/plan.ts'

/** Console messages of calls that fail on purpose. */
export const expectedMessages = /failure lab|Wrong Services|React Router caught/i

export const getPanel = (page: Page) => page.getByRole('region', { name: 'Failure lab' })

/** The first screen, with the panel open. */
export async function openLab(page: Page) {
  await page.goto('../')
  await demoReady(page)
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Failure lab' }).click()
  await getPanel(page).waitFor()
}

/** Clicks in the page, whatever is above the element: a test chooses hundreds of times. */
export const chooseFailure = (page: Page, failure: Plan['failure']) =>
  page.locator(`input[name="failure"][value="${failure}"]`).evaluate((input: HTMLInputElement) => input.click())

export const reloadScreen = (page: Page) =>
  page
    .getByRole('button', { name: 'Reload screen', includeHidden: true })
    .evaluate((button: HTMLElement) => button.click())

/** Navigates within the application, without loading the page again. */
export const navigateInApp = (page: Page, path: string) =>
  page.evaluate((target) => {
    const idx = Number(history.state?.idx ?? 0) + 1
    history.pushState({ idx, key: String(idx), usr: null }, '', target)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)

export interface VisibleState {
  text: string
  headings: number
  retries: number
  isWaiting: boolean
  /** Text of the topmost modal dialog. */
  modal: string
  hasNavigation: boolean
}

/** The visible state of the page; `press` clicks the button that retries. */
export const readVisibleState = (page: Page, press = false) =>
  page.evaluate<VisibleState, boolean>((isPressing) => {
    const isSeen = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 0
    const findVisible = (selector: string, within: ParentNode = document) =>
      [...within.querySelectorAll(selector)].filter(isSeen)
    const screen = document.querySelector('main') ?? document.body
    const retries = findVisible('button', screen).filter(({ textContent }) => textContent.startsWith('Try again'))
    const dialogs = [...document.querySelectorAll<HTMLElement>('dialog:modal')]
    if (isPressing) {
      // As on return from another tab, where the user may have signed in.
      dispatchEvent(new Event('focus'))
      const asks = dialogs
        .flatMap((dialog) => findVisible('button', dialog))
        .filter((button) => button.textContent === 'Check now')
      for (const button of [...retries, ...asks]) if (button instanceof HTMLElement) button.click()
    }
    return {
      text: screen.innerText.replaceAll(/\s+/g, ' '),
      headings: findVisible('h1').length,
      retries: retries.length,
      isWaiting:
        findVisible('[class*="skeleton" i], [aria-busy="true"], [data-state="loading"], [class*="spinner" i]').length >
        0,
      modal: dialogs.at(-1)?.innerText.trim().slice(0, 60) ?? '',
      hasNavigation: document.querySelector('#sidebar') !== null,
    }
  }, press)
