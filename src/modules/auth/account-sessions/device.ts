import Bowser from 'bowser'

type DeviceKind = 'desktop' | 'mobile' | 'tablet' | 'unknown'

/** What a browser says of itself, as its owner would. */
interface Device {
  kind: DeviceKind
  /** With its major version: `Firefox 131`; empty where it cannot be told. */
  browser: string
  /** Without a version, since browsers no longer tell the true one; empty where it cannot be told. */
  system: string
}

const kindOf = (type: string | undefined): DeviceKind =>
  type === 'desktop' || type === 'mobile' || type === 'tablet' ? type : 'unknown'

export function deviceOf(userAgent: string): Device {
  if (!userAgent.trim()) return { kind: 'unknown', browser: '', system: '' }
  const { browser, os, platform } = Bowser.parse(userAgent)
  const version = browser.version?.split('.')[0] ?? ''
  return {
    kind: kindOf(platform.type),
    browser: [browser.name, version].filter(Boolean).join(' '),
    system: os.name ?? '',
  }
}
