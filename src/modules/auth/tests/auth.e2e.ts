import { expect, test } from '#testing/browser/e2e.ts'
import {
  account,
  button,
  field,
  followMessage,
  heading,
  ines,
  newPassword,
  openLogin,
  password,
  pressTooLate,
  prompt,
  samplePassword,
  signIn,
  who,
} from './auth-e2e-steps.ts'

test('asks for sign-in after signing out, reports errors, and opens the requested page', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/40[14]|422/)
  await page.goto(account)
  await who(page, 'Inês Carvalho').click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(heading(page, 'Sign in')).toBeVisible()
  await page.goto(`${account}?tab=security`)
  await expect(page).toHaveURL(/\/auth\/login\/?\?next=%2Fpages%2Faccount/)

  await button(page, 'Sign in').click()
  await expect(field(page, 'Email')).toBeFocused()
  await expect(page.getByText('Enter your email address.')).toBeVisible()
  await signIn(page, ines, 'not my password')
  await expect(page.getByText('Wrong email or password.')).toBeVisible()
  await expect(password(page)).toBeFocused()
  await button(page, 'Show password').click()
  await expect(password(page)).toHaveValue('not my password')
  await signIn(page, ines)
  await expect(page).toHaveURL(/\/pages\/account\/?\?tab=security$/)
  await expect(who(page, 'Inês Carvalho')).toBeVisible()
})

test('asks to sign in once when a session ends, keeps the input and retries the request', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/40[14]|422/)
  await page.goto(account)
  await expect(who(page, 'Inês Carvalho')).toBeVisible()
  const name = field(page, 'Full name')
  await name.fill('Inês Figueira')
  await pressTooLate(button(page, 'Save profile'))
  await expect(prompt(page)).toBeVisible()
  // Nothing of the screen can be read behind it.
  const behind = await prompt(page).evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor)
  expect(behind).toMatch(/^rgb\(/)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(password(prompt(page))).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(prompt(page)).toBeVisible()
  await page.keyboard.type('wrong')
  await page.keyboard.press('Enter')
  await expect(prompt(page).getByText('Wrong email or password.')).toBeVisible()
  await page.keyboard.type(samplePassword)
  await page.keyboard.press('Enter')
  await expect(prompt(page)).toBeHidden()
  await expect(who(page, 'Inês Figueira')).toBeVisible()
  await expect(name).toHaveValue('Inês Figueira')
})

test('replaces a forgotten password by a link that works once', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/404|422/)
  await openLogin(page, '', '2')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL(/forgot-password2/)
  await field(page, 'Email').fill(ines)
  await button(page, 'Send link').click()
  await expect(heading(page, 'Check your inbox')).toBeVisible()
  await button(page, 'Read email').click()
  await button(page, 'Close').click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await followMessage(page)
  await expect(heading(page, 'Choose a new password')).toBeVisible()
  const link = page.url()
  await password(page).fill('too short')
  await expect(page.getByText('3 more characters needed.')).toBeVisible()
  await password(page).fill('I am ines.carvalho here')
  await expect(page.getByText('Do not use your name or email address.')).toBeVisible()
  await password(page).fill(newPassword)
  await expect(page.getByText('Strong')).toBeVisible()
  await password(page).press('Enter')
  await expect(page.getByText('Your password was changed.')).toBeVisible()
  await expect(field(page, 'Email')).toHaveValue(ines)
  await signIn(page, ines, newPassword)
  await expect(who(page, 'Inês Carvalho')).toBeVisible()
  await page.goto(link)
  await expect(heading(page, 'This link has expired')).toBeVisible()
})

test('opens a new account by the emailed link, with a password chosen there', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/404|422/)
  await openLogin(page, '?next=%2Fpages%2Faccount')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(heading(page, 'Create an account')).toBeVisible()
  await expect(password(page)).toHaveCount(0)
  await field(page, 'Full name').fill('Ada Quil')
  await field(page, 'Email').fill('ada@quill.example')
  await button(page, 'Create account').click()
  await expect(heading(page, 'Check your inbox')).toBeVisible()
  await button(page, 'Send again').click()
  await expect(page.getByText('We sent you a new link.')).toBeVisible()
  await followMessage(page)

  await expect(heading(page, 'Choose a password')).toBeVisible()
  await field(page, 'Full name').fill('Ada Quill')
  await password(page).fill('justinbieber')
  await button(page, 'Activate account').click()
  await expect(page.getByText('Too easy to guess: this password is on lists of common passwords.')).toBeVisible()
  await password(page).fill(newPassword)
  await button(page, 'Activate account').click()
  await expect(page.getByText('Your account is ready.')).toBeVisible()
  await expect(field(page, 'Email')).toHaveValue('ada@quill.example')
  await signIn(page, 'ada@quill.example', newPassword)
  await expect(who(page, 'Ada Quill')).toBeVisible()
})

test('changes language and mode before sign-in', async ({ page }) => {
  await openLogin(page)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(heading(page, 'تسجيل الدخول')).toBeVisible()
  await page.locator('button[aria-pressed="false"]').click()
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
})
