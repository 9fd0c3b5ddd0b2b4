import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'
import { codeOf, dialog, openAccount, picture } from './account-e2e-steps.ts'
import { button, field, followMessage, heading } from './auth-e2e-steps.ts'

test('people say who they are, are asked before it is lost, and are called so everywhere', async ({ page }) => {
  await openAccount(page, 'profile', 'Profile')
  const save = page.getByRole('button', { name: 'Save profile' })
  await expect(save).toBeDisabled()
  await page.getByRole('textbox', { name: 'Full name' }).fill('Inês Figueira')
  await page.getByRole('link', { name: 'Security' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Choose a drawing' }).click()
  await page.getByRole('radio', { name: 'Drawing 7', exact: true }).locator('..').click()
  await save.click()
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  const menu = page.getByRole('button', { name: 'Account Inês Figueira' })
  await expect(menu.locator('img[src$="/07.svg"]')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Inês Figueira')
  await page.locator('main input[type="file"]').setInputFiles(picture)
  await expect(page.locator('main img[src^="data:image/"]')).toBeVisible()
  await save.click()
  await expect(menu.locator('img[src^="data:image/"]')).toBeVisible()
})

test('a new address waits for its link, and can be taken back', async ({ page }) => {
  await openAccount(page, 'profile', 'E-mail address')
  await page.getByRole('button', { name: 'Change address' }).click()
  const form = dialog(page, 'Change address')
  const field = form.getByRole('textbox', { name: 'New address' })
  await field.fill('nowhere')
  await field.press('Enter')
  await expect(form.getByText('This is not a complete e-mail address.')).toBeVisible()
  await field.fill('ines@figueira.example')
  await field.press('Enter')
  await expect(form).toBeHidden()
  await expect(page.getByText('Waiting for you to open the link')).toBeVisible()
  await page.getByRole('button', { name: 'Read the message' }).click()
  await expect(page.getByRole('article').getByText('ines@figueira.example').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep the old one' }).click()
  await expect(page.getByText('Your address stays as it was.')).toBeVisible()
  await expect(page.getByText('Waiting for you to open the link')).toBeHidden()
})

test('the link of a new address asks for a press, moves the account, and works once', async ({ page, complaints }) => {
  complaints.allow(/422/)
  const address = 'ines@figueira.example'
  await openAccount(page, 'profile', 'E-mail address')
  await button(page, 'Change address').click()
  const form = dialog(page, 'Change address')
  await field(form, 'New address').fill(address)
  await field(form, 'New address').press('Enter')
  await expect(form).toBeHidden()
  await followMessage(page)
  await expect(heading(page, 'Confirm your address')).toBeVisible()
  await expect(field(page, 'E-mail')).toHaveValue(address)
  const link = page.url()
  await expectAccessibleInLooks(page)

  await button(page, 'Confirm').click()
  await expect(page.getByRole('heading', { level: 2, name: 'E-mail address' })).toBeVisible()
  await expect(page.getByRole('main').getByText(address)).toBeVisible()
  await expect(page.getByText('Waiting for you to open the link')).toBeHidden()
  await page.goto(link)
  await expect(heading(page, 'This link no longer works')).toBeVisible()
})

test('a second step is set up by what the QR code says, its codes are shown once, and it is turned off', async ({
  page,
}) => {
  await openAccount(page, 'security', 'Second step')
  await page.getByRole('button', { name: 'Set up' }).click()
  const form = dialog(page, 'Set up the second step')
  await expect(form.getByRole('img', { name: /QR code/ })).toBeVisible()
  const key = await form.locator('code').innerText()
  const field = form.getByRole('textbox', { name: 'Six-digit code' })
  await field.fill('12 34')
  await field.press('Enter')
  await expect(form.getByText('Enter all six digits.')).toBeVisible()
  await field.fill(codeOf(key))
  await field.press('Enter')

  const codes = dialog(page, 'Recovery codes')
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const first = await codes.getByRole('listitem').first().innerText()
  await page.keyboard.press('Escape')
  await expect(codes).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    codes.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('atrium-recovery-codes.txt')
  await codes.getByRole('checkbox', { name: 'I have kept these codes' }).check()
  await codes.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('10 codes are left.')).toBeVisible()

  await page.getByRole('button', { name: 'New codes' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'New codes' }).click()
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await expect(codes.getByText(first)).toBeHidden()
  await codes.getByRole('checkbox').check()
  await codes.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('Sign-in asks for your password alone.')).toBeVisible()
})

test('other browsers are signed out, this one is not', async ({ page }) => {
  await openAccount(page, 'sessions', 'Where you are signed in')
  await expect(page.getByText('This browser')).toHaveCount(1)
  await page.getByRole('button', { name: 'Sign out Safari 26, iOS' }).click()
  const asked = page.getByRole('alertdialog')
  await expect(asked).toHaveAccessibleName('Sign out Safari 26, iOS?')
  await asked.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Signed out: Safari 26, iOS.')).toBeVisible()
  await expect(page.getByText('You are signed in only here.')).toBeVisible()
})

// The first part is looked at with every other screen.
test('no barrier around one’s account', async ({ page }) => {
  await openAccount(page, 'security', 'Second step')
  await page.getByRole('button', { name: 'Add passkey' }).waitFor()
  await expectAccessibleInLooks(page)
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByRole('dialog').waitFor()
  await expectAccessibleInLooks(page)
  await page.keyboard.press('Escape')
  await openAccount(page, 'sessions', 'Where you are signed in')
  await page.getByRole('button', { name: 'Safari 26' }).waitFor()
  await expectAccessibleInLooks(page)
})
