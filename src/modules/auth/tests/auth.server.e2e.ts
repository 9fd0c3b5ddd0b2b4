import { expect, test } from '#testing/browser/e2e.ts'
import { delayRequests } from '#testing/browser/delay-requests.ts'
import {
  account,
  button,
  field,
  openLogin,
  password,
  pressTooLate,
  prompt,
  samplePassword,
  signIn,
  tomasz,
  who,
} from './auth-e2e-steps.ts'

/** While these are blocked, the page is not hydrated. */
const scripts = '**/assets/**.js'

test('hides the session cookie from scripts, and replaces an earlier session at sign-in', async ({ page, context }) => {
  const findSessionCookie = async () => (await context.cookies()).find(({ name }) => name.includes('session'))
  await page.goto(account)
  await expect(who(page, 'Inês Carvalho')).toBeVisible()
  const before = await findSessionCookie()
  await openLogin(page)
  await signIn(page, tomasz)
  await expect(who(page, 'Tomasz Wieczorek')).toBeVisible()
  const after = await findSessionCookie()
  expect(after).toMatchObject({ httpOnly: true, sameSite: expect.stringMatching(/Lax|Strict/) })
  expect(after?.value).not.toBe(before?.value)
  expect(await page.evaluate(() => document.cookie)).not.toContain(after?.value)
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
    after?.value,
  )
})

test('shows one dialog for many requests without a session, and starts afresh for another user', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/401/)
  await page.goto(account)
  await expect(who(page, 'Inês Carvalho')).toBeVisible()
  await pressTooLate(page.getByRole('navigation').getByRole('link').nth(3))
  await expect(prompt(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await button(page, 'Use a different account').click()
  await expect(page).toHaveURL(/\/auth\/login\?next=/)
  await button(page, /Inês Carvalho/).waitFor()
  await signIn(page, tomasz)
  await expect(who(page, 'Tomasz Wieczorek')).toBeVisible()
  expect(new URL(page.url()).pathname).not.toBe('/')
})

test('keeps input and focus from before hydration', async ({ page }) => {
  const releaseScripts = await delayRequests(page, scripts)
  await page.goto('./auth/login?next=%2Fpages%2Faccount', { waitUntil: 'commit' })
  await field(page, 'Email').fill(tomasz)
  await password(page).focus()
  await page.keyboard.type('lark')
  releaseScripts()
  await button(page, /Inês Carvalho/).waitFor()
  await expect(field(page, 'Email')).toHaveValue(tomasz)
  await expect(password(page)).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('moor')
  await page.keyboard.press('Enter')
  await expect(who(page, 'Tomasz Wieczorek')).toBeVisible()
})

for (const search of ['', '?next=%2Fpages%2Faccount'])
  test(`signs in a user who submits before hydration, with no password in the URL: ${search || 'plain'}`, async ({
    page,
  }) => {
    const releaseScripts = await delayRequests(page, scripts)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.goto(`./auth/login${search}`, { waitUntil: 'commit' })
    await signIn(page, tomasz)
    await expect(password(page)).toHaveValue(samplePassword)
    releaseScripts()
    await expect(who(page, 'Tomasz Wieczorek')).toBeVisible()
    expect(requests.filter((url) => url.includes(samplePassword))).toEqual([])
  })

test('switches to the user who signs in at the dialog of an ended session', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/401/)
  await page.goto(account)
  await expect(who(page, 'Inês Carvalho')).toBeVisible()
  await field(page, 'Full name').fill('Never mind')
  await pressTooLate(button(page, 'Save profile'))
  await expect(prompt(page)).toBeVisible()
  await page.route('**/api/auth/sign-in', (route) =>
    route.continue({ postData: JSON.stringify({ email: tomasz, password: samplePassword }) }),
  )
  await password(prompt(page)).fill(samplePassword)
  await page.keyboard.press('Enter')
  await expect(who(page, 'Tomasz Wieczorek')).toBeVisible()
  await expect(field(page, 'Full name')).toHaveValue('Tomasz Wieczorek')
})
