import { takeEveryNth } from '#scripts/lib/test-run/sample.mjs'
import { arrived, builtScreens } from '#testing/browser/built-screens.ts'
import { untilReady } from '#testing/browser/demo-ready.ts'
import { accessibilityFaults, expect, test } from '#testing/browser/e2e.ts'
import { hiddenStops } from '#testing/browser/focus-walk.ts'
import { focusState, settle } from '#testing/browser/walks/focus-state.ts'
import { serveForeignTexts, unmarkedTexts } from '#testing/browser/walks/foreign-texts.ts'
import { recordAddresses, visitDialogs } from '#testing/browser/walks/opened-states.ts'

const maxRecords = 3
const maxDialogs = 3
const maxStops = 40

for (const screen of takeEveryNth(builtScreens, 11)) {
  test(`${screen}: texts have their language, and the records and dialogs that open are accessible`, async ({
    page,
    consoleErrors,
  }) => {
    test.slow()
    consoleErrors.allow(untilReady)
    await page.setViewportSize({ width: 1280, height: 800 })
    await serveForeignTexts(page)
    await page.goto(screen)
    await arrived(page)
    expect.soft(await unmarkedTexts(page)).toEqual([])
    const records = await recordAddresses(page, maxRecords)
    await visitDialogs(page, maxDialogs, (name) =>
      test.step(`the dialog of “${name}”`, async () => {
        expect.soft((await focusState(page)).fault).toBeUndefined()
        expect.soft(await unmarkedTexts(page)).toEqual([])
        expect.soft(await accessibilityFaults(page)).toEqual([])
      }),
    )
    for (const address of records) {
      await test.step(address, async () => {
        await page.goto(address)
        await arrived(page)
        await settle(page)
        expect.soft(await unmarkedTexts(page)).toEqual([])
        expect.soft(await accessibilityFaults(page)).toEqual([])
        expect.soft(await hiddenStops(page, maxStops)).toEqual([])
      })
    }
  })
}
