import { createRequire } from 'node:module'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { findChromium } from '../../../src/testing/browser/chromium.ts'
import { root } from '../paths.mjs'
import { run } from '../processes.mjs'
import { environment, tool } from './runtime.mjs'
import { say } from '../say.mjs'

/** A browser for the tests: an installed one, else Debian's package, else Playwright's download. */
export async function ensureChromium() {
  const ready = findChromium() ?? playwrights()
  if (ready) return ready
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('No browser found: installing Debian’s chromium …')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { env })
    await run(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation'],
      { env },
    )
    const installed = findChromium()
    if (installed) return installed
  }
  say('No browser found: Playwright downloads one …')
  await run(process.execPath, [tool('@playwright/test', 'playwright'), 'install', 'chromium'], {
    cwd: root,
    env: environment(),
  })
  const downloaded = playwrights()
  if (downloaded) return downloaded
  throw new Error('The browser tests need Chromium: install it, or set ATRIUM_CHROMIUM to its path.')
}

function playwrights() {
  const { chromium } = createRequire(path.join(root, 'package.json'))('@playwright/test')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}
