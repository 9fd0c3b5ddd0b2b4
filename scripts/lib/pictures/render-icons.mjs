import { chromium } from '@playwright/test'
import { findChromium } from '#testing/browser/chromium.ts'

/** Takes square pictures of a drawing on a background. */
export async function openIconRenderer() {
  const executablePath = findChromium()
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) })
  const page = await browser.newPage()
  return {
    async render(file, { size, mark, background }, drawing) {
      await page.setViewportSize({ width: size, height: size })
      const style = `display:grid;place-content:center;margin:0;block-size:${size}px;background:${background}`
      const svg = drawing.replace('<svg', `<svg width="${size * mark}" height="${size * mark}"`)
      await page.setContent(`<body style="${style}">${svg}</body>`)
      await page.screenshot({ path: file, omitBackground: background === 'transparent' })
    },
    close: () => browser.close(),
  }
}
