import { globSync, readFileSync } from 'node:fs'
import * as z from 'zod'
import { takeEveryNth } from '#scripts/lib/test-run/sample.mjs'
import { arrived, builtScreens } from '#testing/browser/built-screens.ts'
import { untilReady } from '#testing/browser/demo-ready.ts'
import { expect, test } from '#testing/browser/e2e.ts'
import { settle } from '#testing/browser/walks/focus-state.ts'
import { walkOpeners } from '#testing/browser/walks/openers.ts'
import { walkRemovals } from '#testing/browser/walks/removals.ts'
import { recordWrites } from '#testing/browser/walks/writes.ts'

const maxOpeners = 12

const Demands = z.record(z.string(), z.array(z.enum(['menu', 'button', 'key', 'selection'])))
/** How rows of a screen can be removed, as its module says: without a removal, the walk would show nothing. */
const demanded = new Map(
  globSync('src/modules/*/tests/removals.json').flatMap((file) =>
    Object.entries(Demands.parse(JSON.parse(readFileSync(file, 'utf8')))),
  ),
)

for (const screen of takeEveryNth(builtScreens, 10)) {
  test(`${screen}: the focus is never lost`, async ({ page, consoleErrors }) => {
    test.slow()
    consoleErrors.allow(untilReady)
    await page.setViewportSize({ width: 1280, height: 800 })
    await recordWrites(page)
    await page.goto(screen)
    await arrived(page)
    await settle(page)
    const { faults, removed } = await walkRemovals(page)
    expect.soft(faults, 'by what removes').toEqual([])
    expect.soft(demanded.get(screen)?.filter((way) => !removed.includes(way)) ?? [], 'not removed').toEqual([])
    expect.soft(await walkOpeners(page, maxOpeners), 'by what opens').toEqual([])
  })
}

test('the screens whose removals are demanded exist', () => {
  expect([...demanded.keys()].filter((screen) => !builtScreens.includes(screen))).toEqual([])
})
