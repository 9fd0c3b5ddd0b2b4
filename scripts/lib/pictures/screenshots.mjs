import { chromium } from '@playwright/test'

const defaultScale = 4 / 3
const quietArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** A browser with reproducible pictures: fixed clock and time zone, no motion, everything loaded. Pictures are PNG. */
export async function openScreenshotBrowser({ executablePath, origin, fixedTime }) {
  const rootArguments = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : []
  const browser = await chromium.launch({
    executablePath,
    args: [...rootArguments, ...quietArguments, '--force-color-profile=srgb'],
  })
  let screenshotCount = 0

  return {
    takeScreenshot,
    renderHtml,
    arrangeInRow,
    convert: (png, wanted) => convert(browser, png, wanted),
    close: () => browser.close(),
  }

  async function takeScreenshot({ address, look = {}, open, width, height, phone = false, scale = defaultScale }) {
    const page = await openPage(browser, fixedTime, { width, height, phone, scale })
    // The user's look is also on the server, and the newer one is used.
    const savedAt = new Date(fixedTime + ++screenshotCount * 1000).toISOString()
    await page.addInitScript(storeSettings, JSON.stringify({ value: look, savedAt }))
    await page.goto(origin + address)
    await waitUntilStable(page)
    if (open) {
      await page.getByRole('button', { name: open }).click()
      await waitUntilStable(page)
    }
    return closeContext(page, await page.screenshot({ animations: 'disabled', caret: 'hide' }))
  }

  /** A picture of HTML on a transparent background, with the size of its body. */
  async function renderHtml(html, { width, height = 900, scale = defaultScale }) {
    const page = await openPage(browser, fixedTime, { width, height, scale })
    await page.setContent(html)
    await waitUntilStable(page)
    const box = await page.locator('body').boundingBox()
    return closeContext(page, await page.screenshot({ omitBackground: true, clip: box ?? undefined }))
  }

  /** Pictures of `width` side by side on a transparent background, with rounded corners. */
  function arrangeInRow(pictures, width) {
    const images = pictures.map((picture) => `<img src="${toDataUrl(picture)}">`).join('')
    return renderHtml(
      `<style>
        body { margin: 0; padding: 16px; display: flex; gap: 32px; width: max-content }
        img { width: ${width}px; border-radius: 28px; box-shadow: 0 0 0 1px #8886, 0 6px 14px #0003 }
      </style>${images}`,
      { width: pictures.length * (width + 32) },
    )
  }
}

/** Runs in the page, before its own scripts. */
function storeSettings(kept) {
  localStorage.setItem('atrium.settings', kept)
  localStorage.setItem('atrium.noTours', 'in pictures')
}

/** A page with this size and time. */
async function openPage(browser, fixedTime, { width, height, phone = false, scale }) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    hasTouch: phone,
    isMobile: phone,
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(fixedTime)
  return page
}

/**
 * Converts to another format, at most as wide as requested; with `maxBytes` in the best quality that fits. The browser
 * is the encoder.
 */
async function convert(browser, png, { type = 'image/webp', quality = 0.92, width, maxBytes }) {
  const encoder = await browser.newPage()
  const encoded = await encoder.evaluate(
    async ([source, type, quality, width, maxBytes]) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const scale = Math.min(1, (width ?? image.width) / image.width)
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width: Math.round(image.width * scale), height: Math.round(image.height * scale) })
      const context = canvas.getContext('2d')
      context.imageSmoothingQuality = 'high'
      context.drawImage(image, 0, 0, canvas.width, canvas.height)
      for (let level = quality; ; level -= 0.04) {
        const text = canvas.toDataURL(type, level).split(',')[1]
        if (!maxBytes || text.length * 0.75 <= maxBytes || level < 0.3) return text
      }
    },
    [toDataUrl(png), type, quality, width, maxBytes],
  )
  await encoder.close()
  return Buffer.from(encoded, 'base64')
}

/** A PNG as a data URL. */
export const toDataUrl = (png) => `data:image/png;base64,${png.toString('base64')}`

async function closeContext(page, png) {
  await page.context().close()
  return png
}

/** Waits until fonts and pictures are loaded, and the page has not changed for a while. */
async function waitUntilStable(page) {
  await page.evaluate(() => document.fonts.ready)
  let before = ''
  let unchangedTurns = 0
  for (let turn = 0; turn < 80 && unchangedTurns < 4; turn++) {
    await page.waitForTimeout(150)
    const now = await page.evaluate(() => {
      const ready = document.fonts.status === 'loaded' && [...document.images].every(({ complete }) => complete)
      return ready && !document.querySelector('[role="status"] [role="progressbar"]') ? document.body.innerHTML : ''
    })
    unchangedTurns = now && now === before ? unchangedTurns + 1 : 0
    before = now
  }
}
