import type { Page } from '@playwright/test'
import { expect, test } from '#testing/browser/e2e.ts'
import { startMailServer } from '#testing/servers/external/mail-server.ts'
import { startDedicatedServer } from '#testing/servers/dedicated-server.ts'

const secret = 'seven quiet green boats'
const iris = 'iris@house.example'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const who = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name }).first()
const entry = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true })

/** The link in the raw e-mail, whose long lines are wrapped (quoted-printable). */
const linkIn = (text: string) => /href="?(http:[^"\s]+\/auth\/invitation#[\w-]+)/.exec(plain(text))?.[1]
const plain = (text: string) =>
  text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

test('lets an invited user set a password by the e-mailed link once, and see what their role allows', async ({
  page,
  browser,
  consoleErrors,
}) => {
  test.slow()
  consoleErrors.allow(/401|422/)
  const mail = await startMailServer()
  const server = await startDedicatedServer({
    ATRIUM_MODE: 'production',
    ATRIUM_SECRET: 'long enough to be a secret of a browser test',
    SMTP_URL: mail.url,
  })
  try {
    await expect.poll(() => server.log()).toContain('/auth/setup?code=')
    const [setup = ''] = /http:\S+\/auth\/setup\?code=[\w-]+/.exec(server.log()) ?? []
    await page.goto(setup)
    await field(page, 'Full name').fill('Ada Ogunleye')
    await field(page, 'Email').fill('ada@house.example')
    await page.locator('input[name="password"]').fill(secret)
    await press(page, 'Create account')
    await expect(who(page, 'Ada Ogunleye')).toBeVisible()

    await page.goto(`${server.address}/admin/users?invite=true`)
    const dialog = page.getByRole('dialog', { name: 'Invite people' })
    await dialog.getByRole('combobox', { name: 'Email addresses' }).fill(`Iris Holm <${iris}>,`)
    await dialog.getByRole('textbox', { name: 'Personal message' }).fill('Welcome to the house!')
    await dialog.getByRole('button', { name: 'Send 1 invitation' }).click()
    await expect(dialog).toBeHidden()
    const letters = () => mail.received.filter(({ to }) => to.includes(iris))
    await expect.poll(() => letters().length, { timeout: 20_000 }).toBe(1)
    const text = letters()[0]?.text ?? ''
    expect(plain(text)).toContain('Welcome to the house!')
    const link = linkIn(text) ?? ''

    const theirs = await (await browser.newContext({ locale: 'en-US' })).newPage()
    await theirs.goto(link)
    await expect(heading(theirs, 'Welcome')).toBeVisible()
    await expect(field(theirs, 'Email')).toHaveValue(iris)
    await expect(field(theirs, 'Full name')).toHaveValue('Iris Holm')
    await theirs.locator('input[name="password"]').fill(secret)
    await press(theirs, 'Accept invitation')
    await expect(theirs.getByText('Your password was changed. Sign in with your new password.')).toBeVisible()
    await theirs.locator('input[name="password"]').fill(secret)
    await theirs.keyboard.press('Enter')
    await expect(who(theirs, 'Iris Holm')).toBeVisible()
    // A viewer has neither the menu entries nor the screens for administrators.
    await expect(entry(theirs, 'Roles and rules')).toBeVisible()
    await expect(entry(theirs, 'Users')).toHaveCount(0)
    await expect(entry(theirs, 'Roles')).toHaveCount(0)
    await theirs.goto(`${server.address}/admin/users`)
    await expect(theirs.getByRole('grid')).toHaveCount(0)
    expect((await theirs.request.get(`${server.address}/api/data/admin/users`)).status()).toBe(403)

    await theirs.goto('about:blank')
    await theirs.goto(link)
    await expect(heading(theirs, 'This invitation has expired')).toBeVisible()
    await theirs.context().close()
  } finally {
    await server.end()
    await mail.end()
  }
})

test('without a mail server, an administrator hands over links, and nothing claims to be sent', async ({
  page,
  browser,
  consoleErrors,
}) => {
  test.slow()
  consoleErrors.allow(/401/)
  const server = await startDedicatedServer({
    ATRIUM_MODE: 'production',
    ATRIUM_SECRET: 'long enough to be a secret of a browser test',
  })
  try {
    await expect.poll(() => server.log()).toContain('/auth/setup?code=')
    const [setup = ''] = /http:\S+\/auth\/setup\?code=[\w-]+/.exec(server.log()) ?? []
    await page.goto(setup)
    await field(page, 'Full name').fill('Ada Ogunleye')
    await field(page, 'Email').fill('ada@house.example')
    await page.locator('input[name="password"]').fill(secret)
    await press(page, 'Create account')
    await expect(who(page, 'Ada Ogunleye')).toBeVisible()

    await page.goto(`${server.address}/admin/users?invite=true`)
    const dialog = page.getByRole('dialog', { name: 'Invite people' })
    await dialog.getByRole('combobox', { name: 'Email addresses' }).fill(`Iris Holm <${iris}>,`)
    await dialog.getByRole('button', { name: 'Create invitation links' }).click()
    const links = page.getByRole('dialog', { name: 'Links to hand over' })
    await expect(links).toContainText('No email was sent')
    const link = await links.getByRole('textbox', { name: 'Link for Iris Holm' }).inputValue()
    await links.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByText(/invitations? sent/)).toHaveCount(0)

    const theirs = await (await browser.newContext({ locale: 'en-US' })).newPage()
    await theirs.goto(link)
    await expect(heading(theirs, 'Welcome')).toBeVisible()
    await theirs.goto(`${server.address}/auth/forgot-password`)
    await expect(theirs.getByText('it cannot send you a link')).toBeVisible()
    await expect(theirs.getByText('npm run project -- reset-password')).toBeVisible()
    await theirs.context().close()

    await page.goto(`${server.address}/admin/workspace`)
    await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible()
    await expect(page.getByText('No mail server is set up.')).toBeVisible()
  } finally {
    await server.end()
  }
})
