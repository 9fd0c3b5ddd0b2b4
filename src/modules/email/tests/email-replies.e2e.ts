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

test('a draft that is reopened shows the words that were typed just before it was closed', async ({ page }) => {
  await page.goto('./apps/email/?in=drafts')
  const subject = 'Thank you, and a question'
  for (const words of ['First sentence. ', 'Second sentence. ']) {
    await row(page, subject).click()
    await text(page).click()
    await page.keyboard.press('Control+Home')
    await page.keyboard.type(words)
    await page.keyboard.press('Escape')
    await expect(composer(page)).toBeHidden()
  }
  await row(page, subject).click()
  await expect(text(page)).toContainText('Second sentence. First sentence.')
  await text(page).click()
  await page.keyboard.type('Third sentence. ')
  await expect(composer(page).getByText('Saved', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row(page, subject)).toHaveCount(1)
})

test('a reply to a message that is being forwarded is a draft of its own', async ({ page }) => {
  await row(page, 'Container for October').click()
  await thread(page).getByRole('button', { name: 'Forward', exact: true }).click()
  await text(page).click()
  await page.keyboard.type('Can you believe this?')
  await expect(composer(page).getByText('Saved', { exact: true })).toBeVisible()
  // In a narrow conversation with a draft, only the menu of the message has this.
  await thread(page).getByRole('button', { name: 'More', exact: true }).last().click()
  await page.getByRole('menuitem', { name: 'Reply', exact: true }).click()
  await expect(composer(page)).toHaveCount(2)
  await expect(composer(page).last().getByRole('textbox', { name: 'Text' })).toBeFocused()
  await expect(composer(page).last().getByRole('textbox', { name: 'Text' })).not.toContainText('Can you believe this?')
})

test('shortcuts that do not apply to a conversation change and report nothing', async ({ page }) => {
  await page.goto('./apps/email/?in=drafts')
  const draft = row(page, 'Thank you, and a question')
  const star = draft.getByRole('button', { name: /^Star/ })
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await draft.focus()
  await page.keyboard.press('e')
  await page.keyboard.press('!')
  await page.keyboard.press('s')
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Conversation archived.')).toHaveCount(0)
  await expect(page.getByText('Conversation reported as spam.')).toHaveCount(0)
})

test('a conversation in the trash is deleted permanently', async ({ page }) => {
  const subject = 'Figures of the month'
  await row(page, subject).focus()
  await page.keyboard.press('#')
  await side(page).getByRole('link', { name: 'Trash' }).click()
  await row(page, subject).click()
  await thread(page).getByRole('button', { name: 'Delete permanently' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete permanently' }).click()
  await expect(page.getByText('1 message deleted permanently.')).toBeVisible()
  await expect(row(page, subject)).toHaveCount(0)
})

test('a rule is created from a message, for its sender', async ({ page }) => {
  await row(page, 'Lamp certificates').click()
  await thread(page).getByRole('button', { name: 'More', exact: true }).last().click()
  await page.getByRole('menuitem', { name: 'Create rule like this…' }).click()
  const form = page.getByRole('dialog', { name: 'New rule' })
  await expect(form.getByRole('textbox', { name: 'From' })).toHaveValue(/@/)
  await form.getByRole('textbox', { name: 'Name' }).fill('Certificates')
  await form.getByRole('checkbox', { name: 'Star' }).check()
  await form.getByRole('button', { name: 'Create rule' }).click()
  await expect(form).toBeHidden()
  await side(page).getByRole('button', { name: 'Rules' }).click()
  await expect(page.getByRole('dialog', { name: 'Rules' }).getByText('Certificates')).toBeVisible()
})

test('with selected rows, a slash still searches, and Escape on a checkbox clears the selection', async ({ page }) => {
  const checkbox = rows(page).first().getByRole('checkbox')
  await checkbox.click({ force: true })
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('figures')
  await expect(page.getByRole('searchbox', { name: 'Search email' })).toHaveValue('figures')
  await expect(page).not.toHaveURL(/thread=/)

  await page.goto('./apps/email/')
  await checkbox.click({ force: true })
  await expect(page.getByText('1 selected')).toBeVisible()
  await checkbox.focus()
  await page.keyboard.press('Escape')
  await expect(page.getByText('1 selected')).toBeHidden()
})
