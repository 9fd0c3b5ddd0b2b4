import Bowser from 'bowser'

/** What a browser calls itself, as people call it; nothing where it says nothing known. */
export function deviceOf(userAgent: string) {
  if (!userAgent) return undefined
  const { browser, os } = Bowser.parse(userAgent)
  return browser.name && os.name ? { name: browser.name, system: os.name } : undefined
}
