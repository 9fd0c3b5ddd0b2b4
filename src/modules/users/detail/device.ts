import Bowser from 'bowser'

interface Device {
  isMobile: boolean
  /** With its major version; empty where it cannot be told. */
  browser: string
  system: string
}

/** What a browser says of itself, as its owner would. */
export function deviceOf(userAgent: string): Device {
  if (!userAgent.trim()) return { isMobile: false, browser: '', system: '' }
  const { browser, os, platform } = Bowser.parse(userAgent)
  const [version = ''] = browser.version?.split('.') ?? []
  return {
    isMobile: platform.type === 'mobile' || platform.type === 'tablet',
    browser: [browser.name, version].filter(Boolean).join(' '),
    system: os.name ?? '',
  }
}
