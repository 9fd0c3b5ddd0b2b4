const allowed = /^(?:https?|mailto|tel):/i

/** Whether the server's sanitiser keeps a link to the URL. */
export const isAllowedAddress = (address: string) => allowed.test(address.trim())

/** The URL for typed text: `example.com` is a page, `a@example.com` an email address, `+44 20 …` a phone number. */
export function parseAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (isAllowedAddress(text)) return URL.canParse(text) ? text : undefined
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return `mailto:${text}`
  if (/^\+?[\d\s().-]{5,}$/.test(text)) return `tel:${text.replaceAll(/[^\d+]/g, '')}`
  const page = `https://${text.replace(/^\/\//, '')}`
  return /^[^\s:]+\.[^\s.]{2,}/.test(text) && URL.canParse(page) ? page : undefined
}

/** The URL in the form that users type. */
export const shownAddress = (address: string) => address.replace(/^(?:mailto|tel):/, '')
