import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../ports.mjs'
import { coverageFolder, isCoverageAsked } from './covered-sources.mjs'
import { followBrowser } from './follow-browser.mjs'

/** Chromium's options for the debugging port. */
export async function debuggingPort() {
  if (!isCoverageAsked) return { args: [], port: 0 }
  const port = await freePort()
  return { args: [`--remote-debugging-port=${port}`], port }
}

/**
 * Records which code the browser runs for a tier, in a file per worker. Code of a page that navigates away by itself is
 * lost.
 */
export async function keepCoverage(browser, tier, port) {
  const followed = await followBrowser(port)
  takeBeforeItIsLost(browser, followed.take)
  const folder = path.join(coverageFolder, 'chromium', tier)
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${process.pid}-${Date.now()}.json`)
  return {
    async keep() {
      await followed.take()
      writeFileSync(file, JSON.stringify(followed))
    },
    end: () => followed.end(),
  }
}

/** A page that navigates away loses what it has run. */
function takeBeforeItIsLost(browser, take) {
  const takeFirst = (thing, method) => {
    const work = thing[method].bind(thing)
    thing[method] = async (...options) => {
      await take()
      return work(...options)
    }
  }
  const open = browser.newContext.bind(browser)
  browser.newContext = async (...options) => {
    const context = await open(...options)
    takeFirst(context, 'close')
    context.on('page', (page) => {
      for (const method of ['goto', 'reload', 'goBack', 'goForward', 'close']) takeFirst(page, method)
    })
    return context
  }
}
