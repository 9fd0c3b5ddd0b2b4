import { expect, test } from '#testing/browser/e2e.ts'
import { startDedicatedServer } from '#testing/servers/dedicated-server.ts'
import { freePort, startProvider } from '#testing/servers/external/real-provider.ts'
import { button, heading, who } from './auth-e2e-steps.ts'

const claims = { email: 'nora@clients.example', email_verified: true, name: 'Nora Blum' }

test('signs in through a provider, opens the requested page, and reports a refusal', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/40[13]/)
  const port = await freePort()
  let refuses = true
  const provider = await startProvider(`http://127.0.0.1:${port}/auth/provider`, claims, { refuses: () => refuses })
  const server = await startDedicatedServer({
    PORT: String(port),
    ATRIUM_MODE: 'production',
    ATRIUM_SECRET: 'long enough to be a secret of a browser test',
    ATRIUM_SIGN_UP: 'open',
    ATRIUM_PROVIDERS: JSON.stringify([provider.settings]),
  })
  try {
    const [code = ''] = await expect
      .poll(() => server.log())
      .toContain('/auth/setup?code=')
      .then(() => /(?<=setup\?code=)[\w-]+/.exec(server.log()) ?? [])
    const owner = { code, name: 'Ada Ogunleye', email: 'ada@house.example', password: 'seven quiet green boats' }
    expect((await page.request.post(`${server.address}/api/auth/setup`, { data: owner })).ok()).toBe(true)
    await page.context().clearCookies()

    const login = `${server.address}/auth/login?next=%2Fpages%2Faccount%3Ftab%3Dconnections`
    await page.goto(login)
    await button(page, 'Continue with The company').click()
    await expect(heading(page, 'Sign-in failed')).toBeVisible()
    await page.getByRole('link', { name: 'Back to sign in' }).click()
    await expect(heading(page, 'Sign in')).toBeVisible()
    expect(new URL(page.url()).searchParams.get('next')).toBe('/pages/account?tab=connections')

    refuses = false
    await button(page, 'Continue with The company').click()
    await expect(who(page, 'Nora Blum')).toBeVisible()
    await expect(page).toHaveURL(/\/pages\/account\/?\?tab=connections$/)
    await expect(page.getByRole('main').getByText('nora@clients.example')).toBeVisible()

    // Going back opens the application, not the finished redirect.
    await page.goto(`${server.address}/auth/provider?code=stolen&state=old`)
    await expect(heading(page, 'Sign-in failed')).toBeVisible()
  } finally {
    await server.end()
    provider.end()
  }
})
