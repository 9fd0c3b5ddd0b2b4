import Bowser from 'bowser'

type DeviceKind = 'desktop' | 'mobile' | 'tablet' | 'unknown'

interface Device {
  kind: DeviceKind
  /** Name and major version, such as `Firefox 131`; empty if unknown. */
  browser: string
  /** Without a version, since browsers no longer report the true one; empty if unknown. */
  system: string
}

const getKind = (type: string | undefined): DeviceKind =>
  type === 'desktop' || type === 'mobile' || type === 'tablet' ? type : 'unknown'

/** A readable description of a user agent. */
export function parseDevice(userAgent: string): Device {
  if (!userAgent.trim()) return { kind: 'unknown', browser: '', system: '' }
  const { browser, os, platform } = Bowser.parse(userAgent)
  const version = browser.version?.split('.')[0] ?? ''
  return {
    kind: getKind(platform.type),
    browser: [browser.name, version].filter(Boolean).join(' '),
    system: os.name ?? '',
  }
}
