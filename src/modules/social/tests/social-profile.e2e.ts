import { expect, test } from '#testing/browser/e2e.ts'
import { dialog, openFeed, picture, profile } from './social-e2e-steps.ts'

test('edits the own profile and its cover', async ({ page }) => {
  await openFeed(page)
  await page.getByRole('button', { name: 'Edit profile' }).click()
  const form = dialog(page, 'Edit profile')
  await form.getByRole('textbox', { name: 'About' }).fill('I count lighthouses.')
  await form.getByRole('radio', { name: 'Waves' }).locator('..').click()
  await form.getByRole('button', { name: 'Add job' }).click()
  await form.getByRole('textbox', { name: 'Job title' }).last().fill('Keeper')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('This field is required.').first()).toBeVisible()
  await form.getByRole('textbox', { name: 'Company' }).last().fill('Fastnet')
  await form.getByLabel('From').last().fill('2010-03')
  await form.getByLabel('To', { exact: true }).last().fill('2011-04')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()

  await page.reload()
  await expect(page.getByText('I count lighthouses.')).toBeVisible()
  await expect(page.getByText('March 2010 – April 2011')).toBeVisible()
  await expect(page.locator('img[src$="cover-waves.svg"]').first()).toBeVisible()

  await page.getByRole('button', { name: 'Edit profile' }).click()
  await form.locator('input[type="file"]').setInputFiles(picture('own.png'))
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await expect(page.locator('section img[src^="blob:"]').first()).toBeVisible()
})

test('follows a person on their profile, and updates the count', async ({ page }) => {
  await page.goto(`${profile}?person=7`)
  const follow = page.getByRole('button', { name: /^Follow/ }).first()
  await follow.waitFor()
  const was = await follow.getAttribute('aria-pressed')
  const figure = page.getByRole('link', { name: /^Followers/ }).last()
  const before = await figure.innerText()
  await follow.click()
  await expect(follow).toHaveAttribute('aria-pressed', was === 'true' ? 'false' : 'true')
  await expect(figure).not.toHaveText(before)
  await page.reload()
  await expect(follow).toHaveAttribute('aria-pressed', was === 'true' ? 'false' : 'true')
})

test('reports a missing person and a missing post', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/404/)
  await page.goto(`${profile}?person=999999`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit profile' })).toBeHidden()
  await page.goto(`${profile}?post=999999`)
  await expect(page.getByRole('heading', { name: 'This post no longer exists' })).toBeVisible()
})
