import type { Page } from '@playwright/test'
import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'

const screen = './admin/users/'

// The demo creates its data at the first start.
const patient = { timeout: 30_000 }

const rows = (page: Page) => page.getByRole('grid', { name: 'Users' }).locator('tbody').getByRole('row')
const row = (page: Page, name: string) => rows(page).filter({ hasText: name })
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: new RegExp(`^${name} \\d`) })
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })

test('invites several people by keyboard, and names those who have an account', async ({ page }) => {
  await page.goto(screen)
  await expect(row(page, 'Amina Haddad')).toBeVisible(patient)
  await page.keyboard.press('c')
  const dialog = page.getByRole('dialog', { name: 'Invite people' })
  const field = dialog.getByRole('combobox', { name: 'Email addresses' })
  await expect(field).toBeFocused()
  await field.press('Tab')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog.getByText('Enter at least one email address.')).toBeVisible()
  await expect(field).toBeFocused()
  await field.pressSequentially('Iris Holm <iris@larkmoor.example>,amina.haddad@larkmoor.example,')
  await expect(dialog.getByRole('button', { name: 'Remove iris@larkmoor.example' })).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Role' }).press('ArrowDown')
  await page.getByRole('option', { name: 'Agent' }).click()
  await dialog.getByRole('textbox', { name: 'Personal message' }).fill('Welcome to the team!')
  await dialog.getByRole('button', { name: 'Send 2 invitations' }).click()
  await expect(dialog.getByText('Already a user: amina.haddad@larkmoor.example')).toBeVisible()
  await expect(field).toBeFocused()
  await field.press('Backspace')
  await dialog.getByRole('button', { name: 'Send 1 invitation' }).click()
  await expect(dialog).toBeHidden()
  // Sample data sends no email, and says so.
  const links = page.getByRole('dialog', { name: 'Links to hand over' })
  await expect(links).toContainText('Sample data: no emails are sent.')
  await expect(links.getByRole('textbox', { name: 'Link for Iris Holm' })).toHaveValue(/\/auth\/invitation#/)
  await links.getByRole('button', { name: 'Done' }).click()

  await tab(page, 'Invited').click()
  await row(page, 'Iris Holm').getByRole('link', { name: 'Iris Holm' }).click()
  const account = page.getByRole('dialog', { name: 'Account' })
  await expect(account).toContainText('Welcome to the team!')
  await account.getByRole('button', { name: 'Revoke invitation' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke invitation' }).click()
  await expect(account).toBeHidden()
  await expect(row(page, 'Iris Holm')).toHaveCount(0)
})

test('changes a role in the table, and undoes the suspension of an account, but not one’s own', async ({ page }) => {
  await page.goto(`${screen}?q=larkmoor`)
  await expect(row(page, 'Jonas Ekholm')).toBeVisible(patient)
  await row(page, 'Jonas Ekholm').getByRole('button', { name: 'Agent' }).click()
  await page.getByRole('menuitemradio', { name: 'Manager' }).click()
  await expect(messages(page)).toContainText('Jonas Ekholm now has the role “Manager”.')
  await expect(row(page, 'Jonas Ekholm')).toContainText('Manager')
  await messages(page).getByRole('button', { name: 'Undo' }).last().click()
  await expect(row(page, 'Jonas Ekholm')).toContainText('Agent')

  await row(page, 'Jonas Ekholm').getByRole('button', { name: 'Actions for Jonas Ekholm' }).click()
  await page.getByRole('menuitem', { name: 'Suspend' }).click()
  await expect(row(page, 'Jonas Ekholm')).toContainText('Suspended')
  await messages(page).getByRole('button', { name: 'Undo' }).last().click()
  await expect(row(page, 'Jonas Ekholm')).toContainText('Active')

  await row(page, 'Inês Carvalho').getByRole('link', { name: 'Inês Carvalho' }).click()
  const account = page.getByRole('dialog', { name: 'Account' })
  await expect(account).toContainText('This is your account.')
  await expect(account.getByRole('combobox')).toHaveCount(0)
  await expect(account).toContainText('This browser')
  await page.keyboard.press('Escape')
  await expect(account).toBeHidden()
  await expect(page).toHaveURL(/\?q=larkmoor$/)
})

test('suspends several selected accounts, and undoes it', async ({ page }) => {
  await page.goto(`${screen}?role=viewer&role=manager`)
  await expect(row(page, 'Oliver Nkemelu')).toBeVisible(patient)
  await expect(rows(page)).toHaveCount(5)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Suspend', exact: true }).click()
  await expect(messages(page)).toContainText('4 users suspended and signed out. 1 skipped.')
  await expect(rows(page).filter({ hasText: 'Suspended' })).toHaveCount(4)
  await messages(page).getByRole('button', { name: 'Undo' }).last().click()
  await expect(rows(page).filter({ hasText: 'Suspended' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Role: Viewer. Remove filter' }).click()
  await expect(rows(page)).toHaveCount(2)
})

test('has no accessibility violations in opposite looks', async ({ page }) => {
  test.slow()
  await page.goto(`${screen}?user=u2`)
  await expect(page.getByRole('dialog').locator('li').first()).toBeVisible(patient)
  await expectAccessibleInLooks(page)
  await page.goto(`${screen}?invite=true`)
  await page.getByRole('dialog').locator('[type="submit"]').click(patient)
  await expect(page.getByRole('dialog').locator('[aria-invalid="true"]').first()).toBeVisible()
  await expectAccessibleInLooks(page)
  await page.goto(`${screen}?role=agent`)
  await page.getByRole('grid').locator('tbody input').first().check(patient)
  await expectAccessibleInLooks(page)
  await page.goto(`${screen}?q=nobody-at-all`)
  await expect(page.locator('section h2')).toBeVisible(patient)
  await expectAccessibleInLooks(page)
})
