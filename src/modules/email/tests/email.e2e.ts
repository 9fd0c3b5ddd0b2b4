import type { Page } from '@playwright/test'
import { expect, test } from '#testing/browser/e2e.ts'

const screen = './apps/email/'

const rows = (page: Page) => page.getByRole('grid', { name: 'Conversations' }).locator('[role="row"]:has(a)')
const row = (page: Page, subject: string) => rows(page).filter({ hasText: subject })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search email' })
const thread = (page: Page) => page.getByRole('region', { name: 'Conversation', exact: true })
const composer = (page: Page) => page.getByRole('form', { name: 'Message' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'New message' })
const text = (page: Page) => composer(page).getByRole('textbox', { name: 'Text' })
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })
const undo = (page: Page) => messages(page).getByRole('button', { name: 'Undo' }).last().click()
const side = (page: Page) => page.getByRole('navigation', { name: 'Email folders' })

test.beforeEach(async ({ page }) => {
  await page.goto(screen)
  await expect(rows(page).first()).toBeVisible()
})

test('a conversation opens, is marked as read, and shows its messages and attachments', async ({ page }) => {
  const inbox = side(page).getByRole('link', { name: /^Inbox/ })
  await expect(inbox).toContainText(/[1-9]/)
  const unread = Number.parseInt((await inbox.innerText()).replace(/\D+/, ''), 10)
  const columns = ['Select', 'From', 'Subject', 'Attachments', 'Date']
  await expect(page.getByRole('grid', { name: 'Conversations' }).getByRole('columnheader')).toHaveText(columns)
  await row(page, 'Lamp certificates').click()
  await expect(
    thread(page).getByRole('heading', { name: 'Lamp certificates: the charger is still missing' }),
  ).toBeVisible()
  await expect(thread(page).getByText('we are one paper away')).toBeVisible()
  await expect(thread(page).getByText('Is it with the laboratory?')).toBeHidden()
  await thread(page).getByRole('button', { name: 'Étienne Larouche', exact: true }).click()
  await expect(thread(page).getByText('Is it with the laboratory?')).toBeVisible()
  await expect(inbox).toContainText(String(unread - 1))
  const download = page.waitForEvent('download')
  await thread(page)
    .getByRole('button', { name: /charger-test-summary\.txt/ })
    .click()
  expect((await download).suggestedFilename()).toBe('charger-test-summary.txt')
  await page.keyboard.press('Escape')
  await expect(thread(page)).toBeHidden()
})

test('a message is written, saved automatically, sent, and withdrawn', async ({ page }) => {
  await page.getByRole('link', { name: 'New message' }).click()
  const to = composer(page).getByRole('combobox', { name: 'To', exact: true })
  await to.fill('tomas')
  await page.getByRole('option', { name: /Tomasz Wieczorek/ }).click()
  await to.fill('ana@larkmoor.example, ')
  await expect(composer(page).getByText('ana@larkmoor.example')).toBeVisible()
  await composer(page).getByRole('textbox', { name: 'Subject' }).fill('Rota of March')
  await text(page).click()
  await page.keyboard.type('Here it is, attached. ')
  await expect(composer(page).getByText('Saved', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/compose=\d+/)

  await page.reload()
  await expect(composer(page).getByRole('textbox', { name: 'Subject' })).toHaveValue('Rota of March')
  await expect(text(page)).toContainText('Here it is, attached.')
  await composer(page).getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send anyway' }).click()
  await expect(panel(page)).toBeHidden()
  await expect(messages(page).getByText('Message sent.')).toBeVisible()
  await undo(page)
  await expect(composer(page).getByRole('textbox', { name: 'Subject' })).toHaveValue('Rota of March')
})

test('a message is scheduled for a chosen date and time', async ({ page }) => {
  await page.goto(`${screen}?compose=new`)
  await composer(page).getByRole('combobox', { name: 'To', exact: true }).fill('ana@larkmoor.example, ')
  await composer(page).getByRole('textbox', { name: 'Subject' }).fill('Rota of April')
  await composer(page).getByRole('button', { name: 'Send later' }).click()
  await page.getByRole('menuitem', { name: 'Choose a date and time' }).click()
  await page.getByRole('dialog', { name: 'Choose a date and time' }).getByRole('button', { name: 'Schedule' }).click()
  await expect(panel(page)).toBeHidden()
  await side(page)
    .getByRole('link', { name: /^Scheduled/ })
    .click()
  await expect(row(page, 'Rota of April')).toBeVisible()
  await expect(messages(page).getByText(/^Message scheduled for/)).toBeVisible()
})

test('an invalid address stays in the field and shows an error', async ({ page }) => {
  await page.goto(`${screen}?compose=new`)
  const send = composer(page).getByRole('button', { name: 'Send', exact: true })
  await send.click()
  await expect(composer(page).getByRole('alert')).toContainText('Enter a recipient')
  await composer(page).getByRole('combobox', { name: 'To', exact: true }).fill('tomasz')
  await page.keyboard.press('Escape')
  await text(page).click()
  await send.click()
  await expect(composer(page).getByRole('alert')).toContainText('is not a valid email address')
})

test('a reply is written and shown in its conversation', async ({ page }) => {
  await row(page, 'Container for October').click()
  await thread(page).getByRole('button', { name: 'Reply', exact: true }).last().click()
  await expect(text(page)).toBeFocused()
  await page.keyboard.type('Wonderful, we are at dock 3.')
  await page.keyboard.press('Control+Enter')
  await expect(messages(page).getByText('Message sent.')).toBeVisible()
  await expect(thread(page).getByText('Wonderful, we are at dock 3.')).toBeVisible()
  await expect(composer(page)).toBeHidden()
})

test('undo restores archived, deleted and reported conversations', async ({ page }) => {
  const subject = 'Figures of the month'
  await row(page, subject).getByRole('checkbox').check()
  for (const [action, said] of [
    ['Archive', 'Conversation archived.'],
    ['Move to trash', 'Conversation moved to trash.'],
    ['Report spam', 'Conversation reported as spam.'],
  ] as const) {
    await row(page, subject).getByRole('checkbox').check()
    await page.getByRole('toolbar', { name: 'Selected conversations' }).getByRole('button', { name: action }).click()
    await expect(row(page, subject)).toBeHidden()
    await expect(messages(page).getByText(said)).toBeVisible()
    await undo(page)
    await expect(row(page, subject)).toBeVisible()
  }
})

test('Shift selects several conversations, which are labelled together', async ({ page }) => {
  await rows(page).nth(1).getByRole('checkbox').click()
  await rows(page)
    .nth(4)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  const bar = page.getByRole('toolbar', { name: 'Selected conversations' })
  await expect(bar.getByText('4 selected')).toBeVisible()
  await bar.getByRole('button', { name: 'Label', exact: true }).click()
  await page.getByRole('dialog', { name: 'Label' }).getByRole('textbox').fill('Follow up')
  await page.keyboard.press('Enter')
  await expect(side(page).getByRole('link', { name: /Follow up/ })).toBeVisible()
  await side(page)
    .getByRole('link', { name: /Follow up/ })
    .click()
  await expect(rows(page)).toHaveCount(4)
})

test('search operators find matching conversations', async ({ page }) => {
  await search(page).click()
  await page.getByRole('button', { name: /has:attachment/ }).click()
  await search(page).pressSequentially('from:silas')
  await expect(rows(page)).toHaveCount(1)
  await expect(row(page, 'Order 2,400 picture books')).toBeVisible()
  await search(page).fill('from:nobody-at-all')
  await expect(page.getByText('No results')).toBeVisible()
  await page.getByRole('link', { name: 'Clear search' }).click()
  await expect(rows(page).nth(5)).toBeVisible()
})

test('shortcuts read, star, archive, undo and write', async ({ page }) => {
  await rows(page).first().focus()
  await page.keyboard.press('j')
  await expect(rows(page).nth(1)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(rows(page).nth(2)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('k')
  await page.keyboard.press('s')
  await expect(rows(page).first().getByRole('button', { name: /^Star/ })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('s')
  const subject = await rows(page).first().getByRole('link').innerText()
  await page.keyboard.press('e')
  await expect(row(page, subject)).toBeHidden()
  await expect(messages(page).getByText('Conversation archived.')).toBeVisible()
  await page.keyboard.press('z')
  await expect(row(page, subject)).toBeVisible()
  await rows(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(thread(page).getByRole('heading', { name: subject })).toBeVisible()
  await page.keyboard.press('u')
  await expect(thread(page)).toBeHidden()
  await page.keyboard.press('/')
  await expect(search(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await rows(page).first().focus()
  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await expect(page).toHaveURL(/in=drafts/)
  await page.keyboard.press('c')
  await expect(composer(page).getByRole('combobox', { name: 'To', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
})

test('dragging a conversation to a label adds the label', async ({ page }) => {
  const hiring = side(page).getByRole('link', { name: /Hiring/ })
  await row(page, 'Cake on Friday').dragTo(hiring)
  await expect(messages(page).getByText('Conversation labelled “Hiring”.')).toBeVisible()
  await hiring.click()
  await expect(row(page, 'Cake on Friday')).toBeVisible()
})

test('a deleted draft is restored with undo', async ({ page }) => {
  await page.goto(`${screen}?in=drafts`)
  await row(page, 'Thank you, and a question').click()
  await expect(panel(page)).toBeVisible()
  await composer(page).getByRole('button', { name: 'Delete draft' }).click()
  await expect(row(page, 'Thank you, and a question')).toBeHidden()
  await undo(page)
  await expect(composer(page).getByRole('textbox', { name: 'Subject' })).toHaveValue(/^Thank you/)
})

test('text typed just before a reload is kept in a single draft', async ({ page, consoleErrors }) => {
  // The save interrupted by the reload may have arrived; the next save then gets a conflict.
  consoleErrors.allow(/409/)
  await page.goto(`${screen}?compose=new`)
  const subject = composer(page).getByRole('textbox', { name: 'Subject' })
  // The composer focuses its first field, which could otherwise get the text.
  await expect(composer(page).getByRole('combobox', { name: 'To' })).toBeFocused()
  await subject.fill('Before')
  await expect(composer(page).getByText('Saved', { exact: true })).toBeVisible()
  await subject.fill('Before and after')
  await page.reload()
  await expect(subject).toHaveValue('Before and after')
  await expect(composer(page).getByText('Saved', { exact: true })).toBeVisible()
  await page.goto(`${screen}?in=drafts`)
  await expect(row(page, 'Before and after')).toHaveCount(1)
})
