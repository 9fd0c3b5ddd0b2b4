import { demoReady, untilReady } from '#testing/browser/demo-ready.ts'
import { expect, test } from '#testing/browser/e2e.ts'

const sizes = { A4: [595, 842], Letter: [612, 792] } as const

/** The number of pages of a PDF, and the size of the first in points. */
function countPages(pdf: Buffer) {
  const text = pdf.toString('latin1')
  const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/.exec(text) ?? []
  return { count: text.match(/\/Type\s*\/Page\b/g)?.length ?? 0, size: [Number(width), Number(height)].map(Math.round) }
}

for (const isLanguage of ['en', 'ar'] as const) {
  test(`in ${isLanguage}, prints have only the document, on A4 and on Letter`, async ({
    page,
    look,
    consoleErrors,
  }) => {
    consoleErrors.allow(untilReady)
    await look({ isLanguage, activeDir: isLanguage === 'ar' ? 'rtl' : 'ltr', activeMode: 'dark' })
    await page.goto('./apps/invoice/detail/60')
    await demoReady(page)
    const document = page.getByRole('article')
    await expect(document).toBeVisible()
    await expect(page.getByRole('button', { name: 'PDF' })).toHaveCount(0)
    const documentText = await document.innerText()
    for (const paper of ['A4', 'Letter'] as const) {
      await page
        .locator('button[aria-haspopup="menu"]')
        .filter({ hasText: /Print|طباعة/ })
        .click()
      await page.getByRole('menuitemradio', { name: paper }).click()
      await page.keyboard.press('Escape')
      await page.emulateMedia({ media: 'print' })
      await expect(document).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
      await expect(page.getByRole('navigation')).toHaveCount(0)
      expect(await document.innerText()).toBe(documentText)
      const colours = await document.evaluate((paper) => {
        const { color, backgroundColor } = getComputedStyle(paper)
        return [color, backgroundColor]
      })
      expect(colours).toEqual(['rgb(31, 42, 55)', 'rgb(255, 255, 255)'])
      const { count, size } = countPages(await page.pdf({ preferCSSPageSize: true }))
      expect(count).toBe(1)
      expect(size).toEqual(sizes[paper])
      await page.emulateMedia({ media: 'screen' })
    }
  })
}

test('a long invoice has several pages, and its number is in the name of the file', async ({ page, consoleErrors }) => {
  consoleErrors.allow(untilReady)
  await page.goto('./apps/invoice/create/')
  await demoReady(page)
  await page.getByRole('combobox', { name: 'Customer' }).fill('Long/Read: Ltd')
  for (let line = 1; line <= 25; line += 1) {
    await page.getByRole('textbox', { name: `Item, line ${line}`, exact: true }).fill(`Item ${line}`)
    await page.getByRole('textbox', { name: `Price, line ${line}`, exact: true }).fill('1')
    if (line < 25) await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: 'Create draft' }).click()
  await expect(page.getByRole('article')).toContainText('Item 25')
  await page.getByRole('button', { name: 'Issue', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Issue invoice' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^INV-/ })).toBeVisible()
  const { count } = countPages(await page.pdf({ preferCSSPageSize: true }))
  expect(count).toBe(2)
  const name = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'))
    const { title } = document
    dispatchEvent(new Event('afterprint'))
    return title
  })
  expect(name).toMatch(/^INV-\d{4}-\d{4} Long Read Ltd$/)
  await expect(page).toHaveTitle(/^Invoice INV-/)
})
