import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { untilReady } from '#testing/browser/demo-ready.ts'
import { takeEveryNth } from '#scripts/lib/test-run/sample.mjs'
import { expect, test } from '#testing/browser/e2e.ts'
import {
  chooseFailure,
  expectedMessages,
  navigateInApp,
  reloadScreen,
  readVisibleState,
  openLab,
  type VisibleState,
} from '#testing/browser/failure-lab-steps.ts'

const built = path.resolve('dist/demo')
const allScreens = globSync('*/**/index.html', { cwd: built })
  .filter((file) => readFileSync(path.join(built, file), 'utf8').includes('id="root"'))
  .map((file) => `/${path.dirname(file)}`)
  .toSorted()
// Every fifth screen, to cover different modules; the others are tested with the next commits.
const screens = takeEveryNth(allScreens, 12)

// The sign-in module, if there is one, covers the screen in these cases.
const { signIn } = JSON.parse(readFileSync(path.join(built, 'page-paths.json'), 'utf8'))
const overScreens = signIn ? (['signedOut', 'maintenance'] as const) : []

// Each test uses several tabs at once, since most of the time is spent waiting for retries.
const tests = 2
const tabs = 3

const failures = ['broken', 'forbidden', 'conflict', 'refused', 'dropped', 'offline'] as const
const shortly = { intervals: [50, 100, 150], timeout: 20_000 }

/** Waits until nothing is loading. */
async function arrived(page: Page): Promise<VisibleState> {
  let last = ''
  await expect(async () => {
    const state = await readVisibleState(page)
    const before = last
    last = JSON.stringify(state)
    expect(state).toMatchObject({ isWaiting: false, modal: '', retries: 0 })
    expect(last).toBe(before)
  }).toPass(shortly)
  return readVisibleState(page)
}

/** After the failure ends, a retry restores the screen. */
async function recovers(page: Page, usual: VisibleState) {
  await chooseFailure(page, 'none')
  // Public pages hide optional parts that failed.
  if (!usual.hasNavigation) await reloadScreen(page)
  await expect(async () => {
    const state = await readVisibleState(page, true)
    expect(state).toMatchObject({ isWaiting: false, modal: '', retries: 0 })
    expect(state.headings).toBeGreaterThan(0)
    expect(state.text.length).toBeGreaterThan(usual.text.length / 2)
  }).toPass(shortly)
}

async function walk(page: Page, screen: string) {
  // In case the previous screen did not recover.
  await chooseFailure(page, 'none')
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-left', ''))
  await navigateInApp(page, screen)
  // The previous screen stays until the next one has loaded, which can take long with an editor; it stays if both are
  // the same.
  await page
    .locator('h1[data-left]')
    .waitFor({ state: 'detached', timeout: 15_000 })
    .catch(() => {})
  const usual = await arrived(page)
  await chooseFailure(page, 'slow')
  await reloadScreen(page)
  const slow = await readVisibleState(page)
  expect(slow.text.trim() || slow.isWaiting, `${screen}: blank while slow`).toBeTruthy()

  for (const failure of failures) {
    await chooseFailure(page, failure)
    await reloadScreen(page)
    await expect(async () => {
      const state = await readVisibleState(page)
      expect(state, `${screen}: ${failure}`).toMatchObject({ isWaiting: false, modal: '' })
      expect(state.headings, `${screen}: ${failure}`).toBeGreaterThan(0)
      // A screen with missing content has to show an error with a retry button.
      if (state.text !== usual.text && usual.hasNavigation) expect(state.retries, state.text).toBeGreaterThan(0)
    }).toPass(shortly)
    const isUntouched = (await readVisibleState(page)).text === usual.text
    await recovers(page, usual)
    // The screen uses no data.
    if (isUntouched) return
  }
  for (const failure of overScreens) {
    // Sign-in pages show no dialog.
    if (failure === 'signedOut' && !usual.hasNavigation) continue
    await chooseFailure(page, failure)
    await reloadScreen(page)
    await expect(async () => expect((await readVisibleState(page)).modal, `${screen}: ${failure}`).not.toBe('')).toPass(
      shortly,
    )
    await recovers(page, usual)
  }
}

for (const number of Array.from({ length: tests }).keys()) {
  test(`shows each failure on every screen, and recovers, part ${number + 1}`, async ({
    page,
    context,
    consoleErrors,
  }) => {
    test.setTimeout(300_000)
    consoleErrors.allow(expectedMessages)
    consoleErrors.allow(untilReady)
    const others = await Promise.all(Array.from({ length: tabs - 1 }, () => context.newPage()))
    const faults: unknown[] = []
    await Promise.all(
      [page, ...others].map(async (tab, index) => {
        await openLab(tab)
        const ownScreens = screens.filter((_, place) => place % (tests * tabs) === number * tabs + index)
        // Continue after a failed screen.
        for (const screen of ownScreens)
          await walk(tab, screen).catch((error: unknown) => faults.push(`${screen}: ${String(error)}`))
      }),
    )
    expect(faults).toEqual([])
  })
}

test('finds screens to test', () => {
  expect(screens.length).toBeGreaterThan(0)
})
