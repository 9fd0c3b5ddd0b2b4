import { secureHeaders } from 'hono/secure-headers'
import type { Services } from './services.ts'

/** For what is no page: should a browser ever show it as one, it loads nothing, runs nothing and stands in nobody's frame. */
const noPage = {
  defaultSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
}

// What no screen asks the browser for; to save a passkey or to copy a text needs no word here.
const unused = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

const year = 365 * 24 * 60 * 60

/** On every answer, whoever gives it; a page brings a policy of its own, which stays. */
export function safeHeaders({ address }: Pick<Services, 'address'>) {
  const made = (strictTransportSecurity: string | false) =>
    secureHeaders({
      overwrite: false,
      contentSecurityPolicy: noPage,
      crossOriginOpenerPolicy: 'same-origin',
      crossOriginResourcePolicy: 'same-origin',
      permissionsPolicy: Object.fromEntries(unused.map((name) => [name, []])),
      referrerPolicy: 'same-origin',
      strictTransportSecurity,
      xFrameOptions: 'DENY',
    })
  const plain = made(false)
  const secure = made(`max-age=${year}; includeSubDomains`)
  // Where it listens is known only once it does.
  const handler: typeof plain = (context, next) => (address().startsWith('https:') ? secure : plain)(context, next)
  return handler
}
