import { expect, test } from '#testing/browser/e2e.ts'
import { startDedicatedServer } from '#testing/servers/dedicated-server.ts'
import { button, field, heading, newPassword, password, signIn, who } from './auth-e2e-steps.ts'

const email = 'ada@house.example'

test('creates the first administrator once in production, and asks everybody else to sign in', async ({
  page,
  browser,
  consoleErrors,
}) => {
  consoleErrors.allow(/401/)
  const server = await startDedicatedServer({
    ATRIUM_MODE: 'production',
    ATRIUM_SECRET: 'long enough to be a secret of a browser test',
  })
  try {
    const guarded = `${server.address}/pages/account?tab=sessions`
    await page.goto(guarded)
    await expect(heading(page, 'Open the setup link')).toBeVisible()

    await expect.poll(() => server.log()).toContain('/auth/setup?code=')
    const [setup = ''] = /http:\S+\/auth\/setup\?code=[\w-]+/.exec(server.log()) ?? []
    await page.goto(setup)
    await field(page, 'Full name').fill('Ada Ogunleye')
    await field(page, 'Email').fill(email)
    await password(page).fill(newPassword)
    await button(page, 'Create account').click()
    await expect(who(page, 'Ada Ogunleye')).toBeVisible()

    const later = await (await browser.newContext()).newPage()
    await later.goto(setup)
    await expect(heading(later, 'Setup is already complete')).toBeVisible()
    await later.goto(guarded)
    await expect(later).toHaveURL(/\/auth\/login\?next=/)
    await signIn(later, email, newPassword)
    await expect(who(later, 'Ada Ogunleye')).toBeVisible()
    expect(new URL(later.url()).pathname + new URL(later.url()).search).toBe('/pages/account?tab=sessions')
    await later.context().close()
  } finally {
    await server.end()
  }
})
