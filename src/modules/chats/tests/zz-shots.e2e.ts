import { applyTheme, expect, test } from '#testing/browser/e2e.ts'
import { replies, row, rows, screen } from './chats-e2e-steps.ts'

for (const [w, h] of [
  [1366, 850],
  [390, 844],
] as const)
  for (const lang of ['en', 'ar'] as const)
    for (const theme of ['light', 'dark'] as const)
      test(`${w} ${lang} ${theme}`, async ({ page }) => {
        await page.setViewportSize({ width: w, height: h })
        await page.goto(`${screen}?chat=2`)
        await expect(rows(page).last()).toBeVisible()
        await applyTheme(page, { activeMode: theme, activeDir: lang === 'ar' ? 'rtl' : 'ltr', isLanguage: lang })
        const shot = (name: string) => page.screenshot({ path: `/tmp/chats-shots/${name}-${w}-${lang}-${theme}.png` })
        await row(page, 'Ever Calm').first().scrollIntoViewIfNeeded()
        await shot('chat')
        await row(page, 'Ever Calm').first().locator('button[aria-expanded]').last().click()
        await expect(replies(page).or(page.locator('aside article')).last()).toBeVisible()
        await page.waitForTimeout(600)
        await shot('thread')
        await page.goto(`${screen}?browse=yes`)
        await page.waitForTimeout(900)
        await shot('browse')
        await page.goto(`${screen}?chat=1&panel=about`)
        await page.waitForTimeout(900)
        await shot('about')
        await page.goto(`${screen}`)
        await page.waitForTimeout(600)
        await shot('list')
      })
