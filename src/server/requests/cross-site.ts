/** Browsers send the origin of a write. A request without `Sec-Fetch-Site` and `Origin` is not from a browser. */
export function isCrossSite({ method, headers, url }: Request) {
  if (method === 'GET' || method === 'HEAD') return false
  const site = headers.get('sec-fetch-site')
  if (site) return site !== 'same-origin' && site !== 'none'
  const origin = headers.get('origin')
  if (origin === null) return false
  return !URL.canParse(origin) || new URL(origin).host !== new URL(url).host
}
