import type { Page } from '@playwright/test'
import { expect, test } from '#testing/browser/e2e.ts'

const screen = './apps/blog/posts/'

const posts = (page: Page) => page.getByRole('list', { name: 'Posts', exact: true }).getByRole('article')
const categories = (page: Page) => page.getByRole('list', { name: 'Categories' })
const readCount = async (page: Page) => Number.parseInt(await page.getByText(/^\d+ posts?$/).innerText(), 10)
const toast = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text })

// The demo creates its data at the first start.
const patient = { timeout: 30_000 }

/** Opens the newest published post and returns its title. */
async function openNewest(page: Page) {
  await page.goto(screen)
  const link = posts(page).first().getByRole('link')
  await expect(link).toBeVisible(patient)
  const title = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  return title
}

test('filters by category and search, sorts, and keeps all in the URL', async ({ page }) => {
  await page.goto(screen)
  await expect(posts(page).first()).toBeVisible(patient)
  await expect(page.getByRole('heading', { level: 2, name: 'Featured' })).toBeVisible()
  const all = await readCount(page)
  const design = categories(page).getByRole('button', { name: /^Design/ })
  const facetCount = Number.parseInt((await design.innerText()).replace(/\D/g, ''), 10)
  expect(facetCount).toBeLessThan(all)
  await design.click()
  await expect(page).toHaveURL(/category=Design/)
  await expect(page.getByText(new RegExp(`^${facetCount} posts?$`))).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Featured' })).toHaveCount(0)
  const newest = await posts(page).first().getByRole('link').innerText()
  await page.getByRole('combobox', { name: 'Sort by' }).click()
  await page.getByRole('option', { name: 'Most read' }).click()
  await expect(page).toHaveURL(/sortBy=popular/)
  await expect(posts(page).first().getByRole('link')).not.toHaveText(newest)
  const mostRead = await posts(page).first().getByRole('link').innerText()

  await page.reload()
  await expect(design).toHaveAttribute('aria-pressed', 'true')
  await expect(posts(page).first().getByRole('link')).toHaveText(mostRead)
  await posts(page).first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: mostRead })).toBeVisible()
  await page.goBack()
  await expect(design).toHaveAttribute('aria-pressed', 'true')

  await page.keyboard.press('/')
  await page.keyboard.type('a kettle of fishes nobody wrote about')
  await expect(page.getByText('No posts found')).toBeVisible()
  await page.getByRole('button', { name: 'Show all posts' }).click()
  await expect(page.getByText(`${all} posts`, { exact: true })).toBeVisible()
  await expect(page).not.toHaveURL(/category|blogSearch/)
})

test('adds a history entry for the next page, and restores the scroll position on going back', async ({ page }) => {
  await page.goto(screen)
  await expect(posts(page).first()).toBeVisible(patient)
  const first = await posts(page).first().getByRole('link').innerText()
  await page.getByRole('button', { name: 'Go to page 2' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(posts(page).first().getByRole('link')).not.toHaveText(first)
  const openedLink = posts(page).nth(4).getByRole('link')
  const getScrollPosition = () => page.evaluate(() => scrollY)
  // The new page scrolls to its top shortly after rendering.
  await expect(async () => {
    await openedLink.scrollIntoViewIfNeeded()
    expect(await getScrollPosition()).toBeGreaterThan(0)
  }).toPass()
  const scrolled = await getScrollPosition()
  await openedLink.click()
  await expect(page.getByRole('heading', { level: 2, name: 'Comments' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/page=2/)
  await expect.poll(getScrollPosition).toBe(scrolled)
})

test('links a post to its headings, tags and neighbours', async ({ page }) => {
  const title = await openNewest(page)
  await expect(page).toHaveTitle(new RegExp(title.slice(0, 12).replaceAll(/[^\p{L}\p{N} ]/gu, '.'), 'u'))
  const older = page
    .getByRole('navigation', { name: 'Previous and next post' })
    .getByRole('link', { name: /^Previous/ })
  await expect(older).toBeVisible()
  await expect(page.getByRole('list', { name: 'Related posts' }).getByRole('article').first()).toBeVisible()
  await older.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Next post/ })).toContainText(title)

  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  const heading = await contents.last().innerText()
  await contents.last().click()
  await expect(page).toHaveURL(/#section-\d/)
  await expect(page.getByRole('heading', { name: heading, exact: true })).toBeInViewport()

  await page.getByRole('list', { name: 'Topics' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/tag=/)
  await expect(page.getByRole('button', { name: /^Remove filter: Topic/ })).toBeVisible()
  await expect(posts(page).first()).toBeVisible()
})

test('adds a comment at the top, replies by keyboard, hides it, and undoes its deletion', async ({ page }) => {
  await openNewest(page)
  const list = page.getByRole('list', { name: 'Comments' })
  const field = page.getByRole('textbox', { name: 'Your comment' })
  await field.fill('The second picture made my day.')
  await page.keyboard.press('Control+Enter')
  const ownComment = list.getByRole('listitem').first()
  await expect(ownComment).toContainText('The second picture made my day.')
  await expect(field).toHaveValue('')

  await ownComment.getByRole('button', { name: /^Reply/ }).press('Enter')
  const reply = page.getByRole('textbox', { name: /^Reply to/ })
  await expect(reply).toBeFocused()
  await page.keyboard.type('And the third one too.')
  await page.keyboard.press('Control+Enter')
  await expect(ownComment.getByRole('article').nth(1)).toContainText('And the third one too.')
  await expect(reply).toHaveCount(0)
  await expect(ownComment.getByRole('button', { name: /^Reply/ })).toBeFocused()

  await ownComment
    .getByRole('button', { name: /^Actions/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Hide from readers' }).click()
  await expect(ownComment.getByText('Hidden from readers').first()).toBeVisible()
  await ownComment
    .getByRole('button', { name: /^Actions/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(list.getByText('The second picture made my day.')).toHaveCount(0)
  await expect(toast(page, /^Comment by .* deleted/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(list.getByText('The second picture made my day.')).toBeVisible()
})

test('edits an own comment by keyboard', async ({ page }) => {
  await openNewest(page)
  const list = page.getByRole('list', { name: 'Comments' })
  await page.getByRole('textbox', { name: 'Your comment' }).fill('A fine lmap.')
  await page.keyboard.press('Control+Enter')
  const ownComment = list.getByRole('listitem').first()
  await expect(ownComment).toContainText('A fine lmap.')
  const actions = ownComment.getByRole('button', { name: /^Actions/ })
  await actions.press('Enter')
  await page.getByRole('menuitem', { name: 'Edit' }).press('Enter')
  const field = page.getByRole('textbox', { name: 'Edit comment' })
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
  await expect(actions).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Edit' }).press('Enter')
  await expect(field).toBeFocused()
  await field.fill('A fine lamp.')
  await page.keyboard.press('Control+Enter')
  await expect(ownComment).toContainText('A fine lamp.')
  await expect(ownComment.getByText('Edited')).toBeVisible()
  await expect(actions).toBeFocused()
})

test('moves a post to the trash, and restores it', async ({ page }) => {
  const title = await openNewest(page)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Move to trash' }).click()
  await expect(toast(page, /moved to trash\./)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
  const presets = page.getByRole('navigation', { name: 'Filter by status' })
  await presets.getByRole('link', { name: /^Trash/ }).click()
  await expect(posts(page).filter({ hasText: title })).toBeVisible()
  await page.getByRole('button', { name: `Restore “${title}”` }).click()
  await expect(page.getByText('The trash is empty')).toBeVisible()
  await presets.getByRole('link', { name: /^Drafts/ }).click()
  await expect(posts(page).first()).toContainText('Draft')
  await presets.getByRole('link', { name: /^Published/ }).click()
  await expect(posts(page).first().getByRole('link')).toHaveText(title)
})
