import { accessSync, constants } from 'node:fs'
import path from 'node:path'

// The headless shell first: the same engine, without drawing a browser window around each page.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The installed Chromium, if there is one; ATRIUM_CHROMIUM selects among several. */
export function findChromium(): string | undefined {
  const chosen = process.env.ATRIUM_CHROMIUM
  if (chosen) return chosen
  const folders = (process.env.PATH ?? '').split(path.delimiter).concat('/usr/bin', '/usr/local/bin')
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return candidates.concat('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome').find(isExecutable)
}

function isExecutable(file: string) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
