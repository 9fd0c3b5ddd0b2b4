import Bowser from 'bowser'

interface Device {
  isMobile: boolean
  /** Name and major version; empty if unknown. */
  browser: string
  system: string
}

/** A readable description of a user agent. */
export function parseDevice(userAgent: string): Device {
  if (!userAgent.trim()) return { isMobile: false, browser: '', system: '' }
  const { browser, os, platform } = Bowser.parse(userAgent)
  const [version = ''] = browser.version?.split('.') ?? []
  return {
    isMobile: platform.type === 'mobile' || platform.type === 'tablet',
    browser: [browser.name, version].filter(Boolean).join(' '),
    system: os.name ?? '',
  }
}
