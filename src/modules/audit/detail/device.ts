import Bowser from 'bowser'

/** Browser and operating system of a user agent; undefined if unknown. */
export function parseDevice(userAgent: string) {
  if (!userAgent) return undefined
  const { browser, os } = Bowser.parse(userAgent)
  return browser.name && os.name ? { name: browser.name, system: os.name } : undefined
}
