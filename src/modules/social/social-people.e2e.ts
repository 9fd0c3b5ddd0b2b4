import { expect, expectAccessible, oppositeLooks, test } from '#testing/e2e.ts'
import { dialog, messages, picture, undo } from './social-e2e-steps.ts'

const followers = './apps/users/followers/'
const friends = './apps/users/friends/'
const gallery = './apps/users/gallery/'

test('people are searched for, followed, and found again where one left them', async ({ page }) => {
  await page.goto(followers)
  const cards = page.locator('[data-person]')
  await cards.first().waitFor()
  await page.getByRole('button', { name: 'Everyone' }).click()
  await expect(page).toHaveURL(/relation=everyone/)
  await page.keyboard.press('/')
  await page.keyboard.type('越南')
  await expect(cards).toHaveCount(1)
  await expect(page).toHaveURL(/q=/)
  const follow = cards.getByRole('button')
  const was = await follow.getAttribute('aria-pressed')
  await follow.click()
  await expect(follow).toHaveAttribute('aria-pressed', was === 'true' ? 'false' : 'true')
  await cards.getByRole('link', { name: 'Vĩnh Khang Lương' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vĩnh Khang Lương')
  await page.goBack()
  await expect(cards).toHaveCount(1)
  await page.getByRole('searchbox').fill('nobody at all')
  await page.getByRole('button', { name: 'Show all people' }).click()
  await expect(cards.nth(20)).toBeVisible()
})

test('who is no longer a friend leaves the list, and comes back by undo', async ({ page }) => {
  await page.goto(friends)
  const cards = page.locator('[data-person]')
  await cards.nth(1).waitFor()
  const name = await cards.first().getByRole('link').innerText()
  const count = await page.getByRole('status').filter({ hasText: 'people' }).innerText()
  await cards.first().getByRole('button').press('Enter')
  await expect(cards.filter({ hasText: name })).toHaveCount(0)
  await expect(cards.first().getByRole('button')).toBeFocused()
  await expect(messages(page)).toContainText(`You no longer follow ${name}.`)
  await undo(page)
  await expect(cards.filter({ hasText: name })).toHaveCount(1)
  await expect(page.getByRole('status').filter({ hasText: 'people' })).toHaveText(count)
})

test('a link to a picture far down opens it, and says so where it is gone', async ({ page }) => {
  await page.goto(gallery)
  const tiles = page.locator('[data-picture]')
  await tiles.first().waitFor()
  await tiles.last().scrollIntoViewIfNeeded()
  await expect(tiles.nth(25)).toBeAttached()
  const last = tiles.last()
  const id = await last.getAttribute('data-picture')
  const name = await last.locator('bdi').innerText()
  await page.goto(`${gallery}?picture=${id}`)
  const shown = page.locator('dialog[open] li:not([aria-hidden="true"]) img')
  await expect(shown).toHaveAttribute('alt', name)
  await page.keyboard.press('ArrowLeft')
  await expect(shown).not.toHaveAttribute('alt', name)
  await page.goto(`${gallery}?picture=999999`)
  await expect(page.getByRole('alert').filter({ hasText: 'This picture is not here any more' })).toBeVisible()
  await expect(tiles.first()).toBeVisible()
})

test('a long list goes on as one reads', async ({ page }) => {
  await page.goto(`${followers}?relation=everyone`)
  const cards = page.locator('[data-person]')
  await cards.first().waitFor()
  await cards.last().scrollIntoViewIfNeeded()
  await expect(cards.nth(47)).toBeAttached()
  await cards.last().scrollIntoViewIfNeeded()
  await expect(cards).toHaveCount(72)
  const name = (await cards.nth(60).getByRole('link').textContent()) ?? ''
  await cards.nth(60).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.goBack()
  await expect(cards.nth(60)).toBeInViewport()
})

test('pictures are uploaded, looked at, renamed and deleted', async ({ page }) => {
  await page.goto(gallery)
  const tiles = page.locator('[data-picture]')
  await tiles.first().waitFor()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Upload pictures' }).click(),
  ])
  await chooser.setFiles([picture('quayside_note.png'), { ...picture('broken.png'), buffer: Buffer.from('none') }])
  const mine = tiles.filter({ hasText: 'quayside note' })
  await expect(mine).toHaveCount(1)
  await expect(page.getByRole('alert')).toHaveText('This file cannot be read as a picture.')
  await page.getByRole('button', { name: 'Do not add broken' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)

  await mine.getByRole('button', { name: 'More about quayside note' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await dialog(page, 'Rename').getByRole('textbox').fill('Last light')
  await page.keyboard.press('Enter')
  const renamed = tiles.filter({ hasText: 'Last light' })
  await expect(renamed).toHaveCount(1)

  await renamed.getByRole('button', { name: 'More about Last light' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(renamed).toHaveCount(0)
  await undo(page)
  await expect(renamed).toHaveCount(1)
  await page.reload()
  await expect(renamed.getByRole('img')).toBeVisible()
})

test('pictures are looked at one after the other by keys', async ({ page }) => {
  await page.goto(gallery)
  const first = page.locator('[data-picture]').first().getByRole('button').first()
  await first.focus()
  await page.keyboard.press('Enter')
  const box = page.locator('dialog[open]')
  await expect(box.getByText(/^1 of/).first()).toBeVisible()
  await expect(page).toHaveURL(/picture=/)
  await page.keyboard.press('ArrowRight')
  await expect(box.getByText(/^2 of/).first()).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(box.getByText(/^1 of/).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
  await expect(first).toBeFocused()
  await expect(page).not.toHaveURL(/picture=/)
})

for (const look of oppositeLooks) {
  const { activeMode, activeDir } = look

  test(`no barrier among people and pictures in ${activeMode}, ${activeDir}`, async ({ page, look: choose }) => {
    await choose(look)
    await page.goto(`${friends}?q=zzzz`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.locator('main img[src*="nothing-found"]').waitFor()
    await expectAccessible(page)
    await page.goto(`${followers}?relation=suggested`)
    await page.locator('[data-person]').first().waitFor()
    await expectAccessible(page)
    await page.goto(gallery)
    const menu = page.locator('[data-picture] [data-kind="menu"]').first()
    await menu.click()
    await page.getByRole('menuitem').first().click()
    await page.getByRole('dialog').getByRole('textbox').waitFor()
    await expectAccessible(page)
  })
}
