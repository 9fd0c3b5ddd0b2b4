import { takeEveryNth } from '#scripts/lib/test-run/sample.mjs'
import { arrived, builtScreens } from '#testing/browser/built-screens.ts'
import { untilReady } from '#testing/browser/demo-ready.ts'
import { expect, test } from '#testing/browser/e2e.ts'
import { settle } from '#testing/browser/walks/focus-state.ts'
import { walkOpeners } from '#testing/browser/walks/openers.ts'
import { walkRemovals } from '#testing/browser/walks/removals.ts'
import { recordWrites } from '#testing/browser/walks/writes.ts'

const maxOpeners = 12

for (const screen of takeEveryNth(builtScreens, 10)) {
  test(`${screen}: the focus is never lost`, async ({ page, consoleErrors }) => {
    test.slow()
    consoleErrors.allow(untilReady)
    await page.setViewportSize({ width: 1280, height: 800 })
    await recordWrites(page)
    await page.goto(screen)
    await arrived(page)
    await settle(page)
    expect.soft(await walkRemovals(page), 'by what removes').toEqual([])
    expect.soft(await walkOpeners(page, maxOpeners), 'by what opens').toEqual([])
  })
}
