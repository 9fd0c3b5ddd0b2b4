import { expect, test } from '#testing/browser/e2e.ts'
import { delayRequests } from '#testing/browser/delay-requests.ts'
import { needsAllModules } from '#testing/project/created-project.ts'
import { uniqueName } from '#testing/inputs/unique-name.ts'
import { email } from '../contract.ts'

const json = { 'content-type': 'application/json' }

test('mail from another user arrives without a reload, and can be withdrawn before', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/apps/email')
  await expect(page.getByRole('grid', { name: 'Conversations' }).locator('[role="row"]:has(a)').first()).toBeVisible()
  const streams = page.waitForResponse((response) => response.url().includes('/api/events'))
  await page.reload()
  await streams

  const colleague = await browser.newContext({ ...(baseURL && { baseURL }) })
  await colleague.request.put('/api/session', { data: { userId: 'u3' }, headers: json })
  const send = async (subject: string, delay: number) => {
    const to = [{ name: 'Inês Carvalho', email: 'ines.carvalho@larkmoor.example' }]
    const draft = { to, subject, body: '<p>Live</p>' }
    const response = await colleague.request.post(`${email.base}/drafts`, { data: draft, headers: json })
    const { id }: { id: number } = await response.json()
    const sent = await colleague.request.post(`${email.base}/drafts/${id}/send`, { data: { delay }, headers: json })
    expect(sent.status()).toBe(200)
    return id
  }

  const [prompt, recalled, delayed] = [
    uniqueName('Prompt greetings'),
    uniqueName('Second thoughts'),
    uniqueName('Late greetings'),
  ]
  await send(prompt, 0)
  await expect(page.getByRole('link', { name: prompt })).toBeVisible()
  const late = await send(recalled, 30)
  expect((await colleague.request.post(`${email.base}/${late}/unsend`)).status()).toBe(200)
  await send(delayed, 1)
  await expect(page.getByRole('link', { name: delayed })).toBeVisible()
  await expect(page.getByRole('link', { name: recalled })).toBeHidden()

  // One user's reply appears in the other's open conversation.
  await page.getByRole('link', { name: prompt }).click()
  await page.getByRole('button', { name: 'Reply', exact: true }).last().click()
  await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused()
  await page.keyboard.type('And to you')
  await page.keyboard.press('Control+Enter')
  await expect
    .poll(
      async () => {
        const response = await colleague.request.get(`${email.base}?q=from:ines+subject:${prompt.split(' ').at(-1)}`)
        const all: { snippet: string }[] = await response.json()
        return all.map(({ snippet }) => snippet.startsWith('And to you'))
      },
      { timeout: 20_000 },
    )
    .toEqual([true])
  await colleague.close()
})

test('Enter does not add a person who was suggested for an earlier text', needsAllModules, async ({ page }) => {
  await page.goto('/apps/email?compose=new')
  const form = page.getByRole('form', { name: 'Message' })
  const to = form.getByRole('combobox', { name: 'To', exact: true })
  await to.fill('elif')
  await expect(page.getByRole('option', { name: /Elif Dağdelen/ })).toBeVisible()
  const release = await delayRequests(page, (url) => url.searchParams.get('q') === 'jurgen')
  await to.fill('jurgen')
  await to.press('Enter')
  await expect(page.getByRole('option')).toHaveCount(0)
  release()
  await expect(form.getByText('Jürgen Altstätter')).toBeVisible()
  await expect(form.getByText('Elif Dağdelen')).toBeHidden()
  await expect(to).toHaveValue('')
})
