import { DatabaseSync } from 'node:sqlite'
import path from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'
import { startDedicatedServer } from '#testing/servers/dedicated-server.ts'
import { button, field, heading, newPassword, password, signIn, who } from './auth-e2e-steps.ts'

const email = 'ada@house.example'

test('sets up a required second factor by keyboard at sign-in, then opens the requested page', async ({
  page,
  browser,
  consoleErrors,
}) => {
  test.slow()
  consoleErrors.allow(/40[19]|422/)
  const server = await startDedicatedServer({
    ATRIUM_MODE: 'production',
    ATRIUM_SECRET: 'long enough to be a secret of a browser test',
  })
  try {
    await expect.poll(() => server.log()).toContain('/auth/setup?code=')
    const [setup = ''] = /http:\S+\/auth\/setup\?code=[\w-]+/.exec(server.log()) ?? []
    const early = await (await browser.newContext()).newPage()
    await early.goto(setup)
    await field(early, 'Full name').fill('Ada Ogunleye')
    await field(early, 'Email').fill(email)
    await password(early).fill(newPassword)
    await button(early, 'Create account').click()
    await expect(who(early, 'Ada Ogunleye')).toBeVisible()
    const database = new DatabaseSync(path.join(server.folder, 'atrium.sqlite'), { timeout: 60_000 })
    database.exec(`insert into roles (id, "demandsSecondFactor") values ('admin', 1)`)
    database.close()
    await early.goto(`${server.address}/pages/account?tab=security`)
    await expect(early.getByText('Your role requires two-step sign-in.')).toBeVisible()
    await early.context().close()

    await page.goto(`${server.address}/pages/account?tab=sessions`)
    await signIn(page, email, newPassword)
    await expect(heading(page, 'Set up two-step sign-in')).toBeVisible()
    await expectAccessibleInLooks(page)
    // Opening a guarded page leads back to sign-in.
    await page.goto(`${server.address}/pages/account`)
    await expect(page).toHaveURL(/\/auth\/login\?next=/)
    await page.goto(`${server.address}/auth/two-steps?next=%2Fpages%2Faccount%3Ftab%3Dsessions`)

    await button(page, 'Set up').press('Enter')
    const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
    await expect(page.getByRole('img', { name: `QR code with the key for ${email}` })).toBeVisible()
    await expectAccessibleInLooks(page)
    const code = field(page, 'Six-digit code')
    await code.fill('000000')
    await expect(page.getByText('This code is wrong. Check your phone’s clock')).toBeVisible()
    await expect(code).toBeFocused()
    await page.keyboard.type(new TOTP({ secret: Secret.fromBase32(secret) }).generate())

    await expect(heading(page, 'Recovery codes')).toBeVisible()
    await expect(page.getByRole('listitem')).toHaveCount(10)
    // A refetch, for example after switching windows, must not hide the codes.
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByRole('listitem')).toHaveCount(10)
    const continueButton = button(page, 'Continue')
    await expect(continueButton).toBeDisabled()
    const saving = page.waitForEvent('download')
    await button(page, 'Download').press('Enter')
    expect((await saving).suggestedFilename()).toBe('atrium-recovery-codes.txt')
    await expectAccessibleInLooks(page)
    await page.getByRole('checkbox', { name: 'I have saved these codes' }).press('Space')
    await continueButton.press('Enter')
    await expect(who(page, 'Ada Ogunleye')).toBeVisible()
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/pages/account?tab=sessions')
    await page.goto(`${server.address}/pages/account?tab=security`)
    await expect(button(page, 'Turn off')).toBeDisabled()
    await expect(page.getByText('this is your only method')).toBeVisible()
    await expectAccessibleInLooks(page)
  } finally {
    await server.end()
  }
})
