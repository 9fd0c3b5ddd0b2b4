import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { demoReady } from './demo-ready.ts'

const built = path.resolve('dist/demo')

/** All prerendered pages; the root only redirects. */
export const writtenPages = globSync('*/**/index.html', { cwd: built }).toSorted()

export const isScreen = (file: string) => readFileSync(path.join(built, file), 'utf8').includes('id="root"')

/** The addresses of all screens. */
export const builtScreens = writtenPages.filter(isScreen).map((file) => `./${path.dirname(file)}/`)

/** Waits until the screen's data is loaded. */
export async function arrived(page: Page) {
  await demoReady(page)
  await expect(page.locator('[data-state="loading"], [data-state="submitting"]')).toHaveCount(0)
  await expect(page.locator('[class*="skeleton" i]')).toHaveCount(0)
}
