import type { Locator } from '@playwright/test'
import { isFullRun, takeEveryNth } from '#scripts/lib/test-run/sample.mjs'
import { arrived } from '#testing/browser/built-screens.ts'
import { untilReady } from '#testing/browser/demo-ready.ts'
import { expect, test } from '#testing/browser/e2e.ts'
import { minimumInAtrium } from '#testing/project/created-project.ts'

/** The index of the row with the focus among the rows of data; -1 outside them. */
const focusedRow = (table: Locator) =>
  table.evaluate((element) =>
    [...element.querySelectorAll('tbody tr')].findIndex((row) => row.contains(document.activeElement)),
  )

test('j and k move from row to row in every table of the menu', async ({ page, consoleErrors }) => {
  test.setTimeout(600_000)
  consoleErrors.allow(untilReady)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('./')
  await arrived(page)
  const links = page.getByRole('navigation', { name: 'Main menu' }).locator('a[href]')
  const hrefs = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
  // The next commits test the others.
  const visited: string[] = []
  for (const href of takeEveryNth([...hrefs], 3)) {
    await page.goto(href)
    await arrived(page)
    const table = page.locator('table[role="grid"][data-selectable]')
    if (!(await table.isVisible())) continue
    visited.push(href)
    const last = (await table.locator('tbody tr').count()) - 1
    await page.keyboard.press('j')
    expect(await focusedRow(table), `j on ${href}`).toBe(0)
    await page.keyboard.press('j')
    expect(await focusedRow(table), `j again on ${href}`).toBe(Math.min(1, last))
    await page.keyboard.press('k')
    expect(await focusedRow(table), `k on ${href}`).toBe(0)
    await page.keyboard.press('?')
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(sheet.getByText('Next entry')).toHaveCount(2)
    await page.keyboard.press('Escape')
  }
  expect(visited.length, visited.join(', ')).toBeGreaterThanOrEqual(isFullRun ? minimumInAtrium(5) : 0)
})
