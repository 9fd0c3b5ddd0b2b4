import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'
import { pictureFile } from '#testing/browser/picture-file.ts'
import { generateCode, dialog, openAccount } from './account-e2e-steps.ts'
import { button, field, followMessage, heading } from './auth-e2e-steps.ts'

test('asks before discarding changes of the profile, and shows the saved name everywhere', async ({ page }) => {
  await openAccount(page, 'profile', 'Profile')
  const save = page.getByRole('button', { name: 'Save profile' })
  await expect(save).toBeDisabled()
  await page.getByRole('textbox', { name: 'Full name' }).fill('Inês Figueira')
  await page.getByRole('link', { name: 'Security' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Choose an avatar' }).click()
  await page.getByRole('radio', { name: 'Avatar 7', exact: true }).locator('..').click()
  await save.click()
  await expect(page.getByText('Profile saved.')).toBeVisible()
  const menu = page.getByRole('button', { name: 'Account Inês Figueira' })
  await expect(menu.locator('img[src$="/07.svg"]')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Inês Figueira')
  await page.locator('main input[type="file"]').setInputFiles(pictureFile)
  await expect(page.locator('main img[src^="data:image/"]')).toBeVisible()
  await save.click()
  await expect(menu.locator('img[src^="data:image/"]')).toBeVisible()
})

test('keeps a new address pending until its link is opened, and can cancel it', async ({ page }) => {
  await openAccount(page, 'profile', 'Email address')
  await page.getByRole('button', { name: 'Change address' }).click()
  const form = dialog(page, 'Change address')
  const field = form.getByRole('textbox', { name: 'New address' })
  await field.fill('nowhere')
  await field.press('Enter')
  await expect(form.getByText('Enter a valid email address.')).toBeVisible()
  await field.fill('ines@figueira.example')
  await field.press('Enter')
  await expect(form).toBeHidden()
  await expect(page.getByText('Open the link we sent to this address')).toBeVisible()
  await page.getByRole('button', { name: 'Read email' }).click()
  await expect(page.getByRole('article').getByText('ines@figueira.example').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Cancel change' }).click()
  await expect(page.getByText('Your address was not changed.')).toBeVisible()
  await expect(page.getByText('Open the link we sent to this address')).toBeHidden()
})

test('confirms a new address by its link with a click, once', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/422/)
  const address = 'ines@figueira.example'
  await openAccount(page, 'profile', 'Email address')
  await button(page, 'Change address').click()
  const form = dialog(page, 'Change address')
  await field(form, 'New address').fill(address)
  await field(form, 'New address').press('Enter')
  await expect(form).toBeHidden()
  await followMessage(page)
  await expect(heading(page, 'Confirm your email address')).toBeVisible()
  await expect(field(page, 'Email')).toHaveValue(address)
  const link = page.url()
  await expectAccessibleInLooks(page)

  await button(page, 'Confirm').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Email address' })).toBeVisible()
  await expect(page.getByRole('main').getByText(address)).toBeVisible()
  await expect(page.getByText('Open the link we sent to this address')).toBeHidden()
  await page.goto(link)
  await expect(heading(page, 'This link has expired')).toBeVisible()
})

test('sets up a second factor from the QR code, shows the recovery codes once, and turns it off', async ({ page }) => {
  await openAccount(page, 'security', 'Two-step sign-in')
  await page.getByRole('button', { name: 'Set up' }).click()
  const form = dialog(page, 'Set up two-step sign-in')
  await expect(form.getByRole('img', { name: /QR code/ })).toBeVisible()
  const key = await form.locator('code').innerText()
  const field = form.getByRole('textbox', { name: 'Six-digit code' })
  await field.fill('12 34')
  await field.press('Enter')
  await expect(form.getByText('Enter all six digits.')).toBeVisible()
  await field.fill(generateCode(key))
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
  await codes.getByRole('checkbox', { name: 'I have saved these codes' }).check()
  await codes.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('10 codes left.')).toBeVisible()

  await page.getByRole('button', { name: 'Create new codes' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Create new codes' }).click()
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await expect(codes.getByText(first)).toBeHidden()
  await codes.getByRole('checkbox').check()
  await codes.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('You sign in with your password only.')).toBeVisible()
})

test('signs out other browsers but not this one', async ({ page }) => {
  await openAccount(page, 'sessions', 'Sessions')
  await expect(page.getByText('This browser')).toHaveCount(1)
  await page.getByRole('button', { name: 'Sign out Safari 26, iOS' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toHaveAccessibleName('Sign out Safari 26, iOS?')
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Signed out: Safari 26, iOS.')).toBeVisible()
  await expect(page.getByText('You are signed in only in this browser.')).toBeVisible()
})

// The first tab is checked together with all other screens.
test('the account has no accessibility violations', async ({ page }) => {
  await openAccount(page, 'security', 'Two-step sign-in')
  await page.getByRole('button', { name: 'Add passkey' }).waitFor()
  await expectAccessibleInLooks(page)
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByRole('dialog').waitFor()
  await expectAccessibleInLooks(page)
  await page.keyboard.press('Escape')
  await openAccount(page, 'sessions', 'Sessions')
  await page.getByRole('button', { name: 'Safari 26' }).waitFor()
  await expectAccessibleInLooks(page)
})
