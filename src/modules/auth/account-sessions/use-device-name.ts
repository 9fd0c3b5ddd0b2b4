import { parseDevice } from '#platform/device.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'

/** Returns the display name of a user agent, such as `Chrome 130, Windows`. */
export function useDeviceName() {
  const t = useTexts('auth')
  return (userAgent: string) => {
    const { browser, system } = parseDevice(userAgent)
    if (browser && system) return t('account.sessions.device', { browser, system })
    return browser || system || t('account.sessions.unknown')
  }
}
