import type { Page } from '@playwright/test'
import { expect, test } from '#testing/browser/e2e.ts'

const rows = (page: Page) => page.getByRole('grid', { name: 'Conversations' }).locator('[role="row"]:has(a)')
const row = (page: Page, subject: string) => rows(page).filter({ hasText: subject })
const thread = (page: Page) => page.getByRole('region', { name: 'Conversation', exact: true })
const composer = (page: Page) => page.getByRole('form', { name: 'Message' })
const text = (page: Page) => composer(page).getByRole('textbox', { name: 'Text' })
const side = (page: Page) => page.getByRole('navigation', { name: 'Email folders' })

test.beforeEach(async ({ page }) => {
  await page.goto('./apps/email/')
  await expect(rows(page).first()).toBeVisible()
})

test('a reply without a word leaves no draft, one with a word stays', async ({ page }) => {
  await row(page, 'Container for October').click()
  const drafts = side(page).getByRole('link', { name: /^Drafts/ })
  const before = await drafts.innerText()
  const reply = async () => {
    await thread(page).getByRole('button', { name: 'Reply', exact: true }).last().click()
    await expect(text(page)).toBeFocused()
    await expect(drafts).not.toHaveText(before, { useInnerText: true })
  }
  await reply()
  await page.keyboard.press('Escape')
  await expect(composer(page)).toBeHidden()
  await expect(drafts).toHaveText(before, { useInnerText: true })

  await reply()
  await row(page, 'Figures of the month').click()
  await expect(drafts).toHaveText(before, { useInnerText: true })

  await row(page, 'Container for October').click()
  await reply()
  await page.keyboard.type('Dock 3')
  await expect(composer(page).getByText('Saved', { exact: true })).toBeVisible()
  await row(page, 'Figures of the month').click()
  await expect(row(page, 'Container for October')).toContainText('Draft')
})

test('a key snoozes the focused conversation', async ({ page }) => {
  const subject = 'Figures of the month'
  await row(page, subject).focus()
  await page.keyboard.press('b')
  await page.getByRole('menuitem', { name: /^Tomorrow/ }).click()
  await expect(row(page, subject)).toHaveCount(0)
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, subject)).toBeVisible()
})
