import type { Page } from '@playwright/test'
import { expect, test } from '#testing/browser/e2e.ts'
import { publishCorpus, removePosts, setCanary, findExecutedVectors } from './blog-xss-steps.ts'

const hostile =
  '<img src="/nowhere.png" onerror="canary()"><svg onload="canary()"></svg><a id="hostile" href="javascript:canary()">a</a>' +
  '<iframe srcdoc="<script>parent.canary()</script>"></iframe><script>canary()</script>'

/** The CSP directives violated by scripts inserted into a page. */
async function collectCspViolations(page: Page, path: string) {
  const isPage = (url: URL) => url.pathname.replace(/\/$/, '') === path
  await page.route(isPage, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace('</body>', `${hostile}</body>`) })
  })
  await page.addInitScript(() => {
    const violations: string[] = []
    Reflect.set(globalThis, 'heard', violations)
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      violations.push(effectiveDirective),
    )
  })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const violations: string[] = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('#hostile')?.click()
    await new Promise((resolve) => {
      setTimeout(resolve, 1000)
    })
    return Reflect.get(globalThis, 'heard')
  })
  await page.unroute(isPage)
  return [...new Set(violations)].filter((directive) => directive.startsWith('script-src')).toSorted()
}

test('runs no script from user input, and blocks inserted ones by the content security policy', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/Content Security Policy|nowhere\.png|404/)
  await setCanary(page)
  await page.goto('/apps/blog/posts')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const posts = await publishCorpus(page)
  await page.reload()
  await expect(page.getByText('Canary 0').first()).toBeVisible()
  expect(await findExecutedVectors(page)).toBe(0)

  for (const [at, { id, slug }] of posts.entries()) {
    await page.goto(`/apps/blog/detail/${encodeURIComponent(slug)}`)
    await expect(page.getByRole('heading', { level: 1, name: `Canary ${at}` })).toBeVisible()
    expect(await findExecutedVectors(page)).toBe(0)
    await page.goto(`/frontend-pages/blog/detail/${id}`)
    await expect(page.locator('.blog-comment-text')).toBeVisible()
    expect(await findExecutedVectors(page)).toBe(0)
  }
  await page.goto('/frontend-pages/blog')
  await expect(page.getByText('Canary 0').first()).toBeVisible()
  expect(await findExecutedVectors(page)).toBe(0)

  for (const path of ['/frontend-pages/blog', '/apps/blog/posts']) {
    expect(await collectCspViolations(page, path)).toEqual(['script-src-attr', 'script-src-elem'])
    expect(await findExecutedVectors(page)).toBe(0)
  }
  await removePosts(page, posts)
})

test('renders a public page without JavaScript, and counts a visit once', async ({ page, browser, baseURL }) => {
  const [first] = await (await page.request.get('/api/data/blog/posts?sort=date&limit=1')).json()
  const view = async () => (await (await page.request.get(`/api/data/blog/posts/${first.id}`)).json()).view
  const path = `/frontend-pages/blog/detail/${first.id}`

  const plain = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: false })
  const bare = await plain.newPage()
  await bare.goto(path)
  await expect(bare.getByRole('heading', { level: 1 })).toHaveText(first.title)
  await expect(bare.locator('.blog-text')).toBeVisible()
  await plain.close()
  expect(await view()).toBe(first.view)

  const viewRequest = page.waitForResponse((answer) => answer.url().endsWith('/blog/views'))
  await page.goto(path)
  expect((await viewRequest).status()).toBe(200)
  expect(await view()).toBe(first.view + 1)
  const again = page.waitForResponse((answer) => answer.url().endsWith('/blog/views'))
  await page.reload()
  await again
  expect(await view()).toBe(first.view + 1)
})
