import { expect, expectAccessible, test } from '#testing/browser/e2e.ts'

const pages = ['landingpage', 'frontend-pages/homepage', 'frontend-pages/about', 'frontend-pages/portfolio']
const first = './frontend-pages/homepage/'

test('shows all content and supports all choices without JavaScript', async ({ browser, baseURL }) => {
  test.slow()
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  for (const path of pages) {
    const answer = await page.goto(`./${path}/`)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const empty = await page.locator('main :is(h2, h3, p, li, td)').evaluateAll((found) => {
      const isEmpty = (one: Element) => !one.textContent?.trim() && !one.querySelector('img')
      return found.filter(isEmpty).length
    })
    expect(empty).toBe(0)
  }

  await page.goto('./landingpage/')
  const entry = page.locator('.marketing-entries').getByText('Notes')
  await expect(entry).toBeVisible()
  await page.getByRole('checkbox', { name: 'Delete this folder' }).check()
  await expect(entry).toBeHidden()
  await expect(page.getByText('✓ without')).toBeVisible()
  await page.getByRole('radio', { name: 'العربية' }).check({ force: true })
  await expect(page.locator('.marketing-sample:lang(ar)')).toBeVisible()
  await expect(page.locator('.marketing-sample:lang(en)')).toBeHidden()

  await page.goto('./frontend-pages/portfolio/')
  await page.getByRole('radio', { name: 'Administration' }).check({ force: true })
  await expect(page.locator('.marketing-screens li:visible')).toHaveCount(4)

  await page.setViewportSize({ width: 390, height: 844 })
  const menu = page.locator('#site-menu')
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Main menu' }).click()
  await menu.getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /taken apart/ })).toBeVisible()
  await page.getByRole('button', { name: /Language and appearance/ }).click()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeHidden()
  await page.locator('#site-choices').getByRole('link', { name: 'Français' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await context.close()
})

test('renders every page in its language, with no dead links', async ({ page, baseURL }) => {
  test.slow()
  const addresses = new Set<string>()
  for (const [code, tag] of [
    ['', 'en'],
    ['fr/', 'fr'],
    ['ar/', 'ar'],
    ['ch/', 'zh-CN'],
  ] as const) {
    for (const path of pages) {
      await page.goto(`./${code}${path}/`, { waitUntil: 'domcontentloaded' })
      await expect(page.locator('html')).toHaveAttribute('lang', tag)
      const links = await page.locator('a').evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href }) => href))
      for (const link of links) addresses.add(link.replace(/#.*/, ''))
    }
  }
  expect([...addresses].filter((link) => !link.startsWith(String(baseURL)))).toEqual([])
  const dead: string[] = []
  for (const link of addresses) if (!(await page.request.get(link)).ok()) dead.push(link)
  expect(dead).toEqual([])
})

test('switches the mode of page and pictures by keyboard, and keeps it after a reload', async ({ page }) => {
  await page.goto(first)
  await page.getByRole('button', { name: /Language and appearance/ }).press('Enter')
  const modes = page.getByRole('group', { name: 'Appearance' })
  await expect(modes.getByRole('radio', { name: 'System' })).toBeChecked()
  await modes.getByRole('radio', { name: 'System' }).press('ArrowLeft')
  await expect(modes.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
  const phonePicture = page.getByAltText('The dashboard on a phone')
  const source = () => phonePicture.evaluate((image: HTMLImageElement) => image.currentSrc)
  await expect.poll(source).toContain('-dark-')
  await page.keyboard.press('Escape')
  await expect(modes).toBeHidden()

  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
  await expect.poll(source).toContain('-dark-')
})

test('opens pictures of the gallery in a dialog, and keeps the filter in the URL', async ({ page }) => {
  await page.goto('./frontend-pages/portfolio/?kind=trade')
  await expect(page.getByRole('radio', { name: 'Sales' })).toBeChecked()
  await expect(page.locator('.marketing-screens li:visible')).toHaveCount(5)
  await page.getByRole('radio', { name: 'Sales' }).press('ArrowRight')
  await expect(page).toHaveURL(/kind=people$/)

  const link = page.getByRole('link', { name: /“Contacts”/ })
  await link.press('Enter')
  const large = page.getByRole('dialog')
  await expect(large).toContainText('Contacts')
  await page.keyboard.press('ArrowRight')
  await expect(large).toContainText('Profile')
  await expectAccessible(page)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
  await expect(link).toBeFocused()
})
