import { chromium } from '@playwright/test'

const density = 4 / 3
const quality = 0.92
// Three pictures in one are shown smaller.
const sideQuality = 0.82
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']

/** A browser that always sees the same: one clock, one time zone, no motion, everything loaded. */
export async function camera({ executablePath, origin, moment }) {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : []
  const browser = await chromium.launch({ executablePath, args: [...asRoot, ...quiet, '--force-color-profile=srgb'] })
  let taken = 0

  return { shoot, sideBySide, close: () => browser.close() }

  async function shoot({ address, look = {}, open, width, height, phone = false }) {
    const page = await visit({ width, height, phone })
    // The user's look is kept on the server too, and the newer wins.
    const savedAt = new Date(moment + ++taken * 1000).toISOString()
    await page.addInitScript(
      (kept) => localStorage.setItem('atrium.settings', kept),
      JSON.stringify({ value: look, savedAt }),
    )
    await page.goto(origin + address)
    await settled(page)
    if (open) {
      await page.getByRole('button', { name: open }).click()
      await settled(page)
    }
    return finish(page, await page.screenshot({ animations: 'disabled', caret: 'hide' }))
  }

  /** Pictures of `width` beside each other on nothing, with the corners of a phone. */
  async function sideBySide(pictures, width) {
    const page = await visit({ width: pictures.length * (width + 32), height: 900 })
    const images = pictures
      .map((picture) => `<img src="data:image/webp;base64,${picture.toString('base64')}">`)
      .join('')
    await page.setContent(`<style>
      body { margin: 0; padding: 16px; display: flex; gap: 32px; width: max-content }
      img { width: ${width}px; border-radius: 28px; box-shadow: 0 0 0 1px #8886, 0 6px 14px #0003 }
    </style>${images}`)
    await settled(page)
    const box = await page.locator('body').boundingBox()
    return finish(page, await page.screenshot({ omitBackground: true, clip: box ?? undefined }), sideQuality)
  }

  async function visit({ width, height, phone = false }) {
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: density,
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'UTC',
      hasTouch: phone,
      isMobile: phone,
    })
    const page = await context.newPage()
    await page.clock.setFixedTime(moment)
    return page
  }

  /** As WebP: the browser is the encoder at hand. */
  async function finish(page, png, level = quality) {
    const url = `data:image/png;base64,${png.toString('base64')}`
    const encoder = await browser.newPage()
    const webp = await encoder.evaluate(
      async ([source, level]) => {
        const image = new Image()
        image.src = source
        await image.decode()
        const canvas = document.createElement('canvas')
        Object.assign(canvas, { width: image.width, height: image.height })
        canvas.getContext('2d').drawImage(image, 0, 0)
        return canvas.toDataURL('image/webp', level).split(',')[1]
      },
      [url, level],
    )
    await encoder.close()
    await page.context().close()
    return Buffer.from(webp, 'base64')
  }
}

/** Fonts and pictures are there, and the page has stood still for a while. */
async function settled(page) {
  await page.evaluate(() => document.fonts.ready)
  let before = ''
  let still = 0
  for (let turn = 0; turn < 80 && still < 4; turn++) {
    await page.waitForTimeout(150)
    const now = await page.evaluate(() => {
      const ready = document.fonts.status === 'loaded' && [...document.images].every(({ complete }) => complete)
      return ready && !document.querySelector('[role="status"] [role="progressbar"]') ? document.body.innerHTML : ''
    })
    still = now && now === before ? still + 1 : 0
    before = now
  }
}
