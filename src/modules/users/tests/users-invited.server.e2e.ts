import type { Page } from '@playwright/test'
import { expect, test } from '#testing/browser/e2e.ts'
import { startMailServer } from '#testing/servers/external/mail-server.ts'
import { startDedicatedServer } from '#testing/servers/dedicated-server.ts'

const secret = 'seven quiet green boats'
const iris = 'iris@house.example'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const getProfileButton = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name }).first()
const getMenuLink = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true })

/** The link in the raw email, whose long lines are wrapped (quoted-printable). */
const linkIn = (text: string) => /href="?(http:[^"\s]+\/auth\/invitation#[\w-]+)/.exec(decodeQuotedPrintable(text))?.[1]
const decodeQuotedPrintable = (text: string) =>
  text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** Creates the first account, and enters the address of the invited user. */
async function openInvitation(page: Page, server: { address: string; log: () => string }) {
  await expect.poll(() => server.log()).toContain('/auth/setup?code=')
  const [setup = ''] = /http:\S+\/auth\/setup\?code=[\w-]+/.exec(server.log()) ?? []
  await page.goto(setup)
  await field(page, 'Full name').fill('Ada Ogunleye')
  await field(page, 'Email').fill('ada@house.example')
  await page.locator('input[name="password"]').fill(secret)
  await press(page, 'Create account')
  await expect(getProfileButton(page, 'Ada Ogunleye')).toBeVisible()

  await page.goto(`${server.address}/admin/users?invite=true`)
  const dialog = page.getByRole('dialog', { name: 'Invite people' })
  await dialog.getByRole('combobox', { name: 'Email addresses' }).fill(`Iris Holm <${iris}>,`)
  return dialog
}

test('lets an invited user set a password by the emailed link once, and see what their role allows', async ({
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
    const dialog = await openInvitation(page, server)
    await dialog.getByRole('textbox', { name: 'Personal message' }).fill('Welcome to the house!')
    await dialog.getByRole('button', { name: 'Send 1 invitation' }).click()
    await expect(dialog).toBeHidden()
    const readEmails = () => mail.received.filter(({ to }) => to.includes(iris))
    await expect.poll(() => readEmails().length, { timeout: 20_000 }).toBe(1)
    const text = readEmails()[0]?.text ?? ''
    expect(decodeQuotedPrintable(text)).toContain('Welcome to the house!')
    const link = linkIn(text) ?? ''

    const invitedPage = await (await browser.newContext({ locale: 'en-US' })).newPage()
    await invitedPage.goto(link)
    await expect(heading(invitedPage, 'Welcome')).toBeVisible()
    await expect(field(invitedPage, 'Email')).toHaveValue(iris)
    await expect(field(invitedPage, 'Full name')).toHaveValue('Iris Holm')
    await invitedPage.locator('input[name="password"]').fill(secret)
    await press(invitedPage, 'Accept invitation')
    await expect(invitedPage.getByText('Your password was changed. Sign in with your new password.')).toBeVisible()
    await invitedPage.locator('input[name="password"]').fill(secret)
    await invitedPage.keyboard.press('Enter')
    await expect(getProfileButton(invitedPage, 'Iris Holm')).toBeVisible()
    // A viewer has neither the menu entries nor the screens for administrators.
    await expect(getMenuLink(invitedPage, 'Roles and rules')).toBeVisible()
    await expect(getMenuLink(invitedPage, 'Users')).toHaveCount(0)
    await expect(getMenuLink(invitedPage, 'Roles')).toHaveCount(0)
    await invitedPage.goto(`${server.address}/admin/users`)
    await expect(invitedPage.getByRole('grid')).toHaveCount(0)
    expect((await invitedPage.request.get(`${server.address}/api/data/admin/users`)).status()).toBe(403)

    await invitedPage.goto('about:blank')
    await invitedPage.goto(link)
    await expect(heading(invitedPage, 'This invitation has expired')).toBeVisible()
    await invitedPage.context().close()
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
    const dialog = await openInvitation(page, server)
    await dialog.getByRole('button', { name: 'Create invitation links' }).click()
    const links = page.getByRole('dialog', { name: 'Links to hand over' })
    await expect(links).toContainText('No email was sent')
    const link = await links.getByRole('textbox', { name: 'Link for Iris Holm' }).inputValue()
    await links.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByText(/invitations? sent/)).toHaveCount(0)

    const invitedPage = await (await browser.newContext({ locale: 'en-US' })).newPage()
    await invitedPage.goto(link)
    await expect(heading(invitedPage, 'Welcome')).toBeVisible()
    await invitedPage.goto(`${server.address}/auth/forgot-password`)
    await expect(invitedPage.getByText('it cannot send you a link')).toBeVisible()
    await expect(invitedPage.getByText('npm run project -- reset-password')).toBeVisible()
    await invitedPage.context().close()

    await page.goto(`${server.address}/admin/workspace`)
    await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible()
    await expect(page.getByText('No mail server is set up.')).toBeVisible()
  } finally {
    await server.end()
  }
})
