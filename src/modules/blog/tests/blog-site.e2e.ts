import { expect, expectAccessible, oppositeLooks, test } from '#testing/browser/e2e.ts'

const list = (language: string) => `${language === 'en' ? '' : `/${language}`}/frontend-pages/blog/`

for (const look of oppositeLooks) {
  test(`has no accessibility violations on public pages in ${look.isLanguage}, ${look.activeMode}`, async ({
    page,
    look: applyTheme,
  }) => {
    await applyTheme(look)
    await page.goto(list(look.isLanguage))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    await page.locator('.blog-hero').getByRole('heading').getByRole('link').click()
    await expect(page.locator('.blog-text')).toBeVisible()
    await expectAccessible(page)
    const author = page.locator('.blog-head .blog-author a')
    const name = await author.innerText()
    await author.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expectAccessible(page)
  })
}

test('reaches a post, the next one and the list again by keyboard', async ({ page }) => {
  await page.goto(list('en'))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#content$/)
  const first = page.locator('.blog-cards').getByRole('heading', { level: 2 }).first()
  const title = (await first.textContent()) ?? ''
  await first.getByRole('link').press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.locator('.blog-next').press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
  await page.locator('.blog-back').getByRole('link').press('Enter')
  await expect(first).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Design' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Design')
  await expect(page.locator('.blog-card').first()).toBeVisible()
})
