/** A card of an external page in a text. */
export interface Embed {
  kind: 'link' | 'video'
  /** The host name, as readers know it. */
  host: string
  /** Default title. */
  name: string
}

/** In characters. */
export const maxEmbedTitleLength = 300

const maxAddressLength = 2000

const videos: Record<string, RegExp> = {
  'youtube.com': /^\/(?:watch$|(?:embed|live|shorts)\/[\w-]{6,20})/,
  'youtube-nocookie.com': /^\/embed\/[\w-]{6,20}/,
  'youtu.be': /^\/[\w-]{6,20}$/,
  'vimeo.com': /^\/(?:\w+\/)*\d{5,}/,
  'dailymotion.com': /^\/video\/\w+/,
}

/** The card of a URL; undefined if it is not the URL of a page. */
export function parseEmbed(address: string): Embed | undefined {
  const text = address.trim()
  const url =
    /^https?:\/\/\S+$/i.test(text) && text.length <= maxAddressLength && URL.canParse(text) ? new URL(text) : undefined
  // Credentials before the host would disguise it.
  if (!url?.hostname.includes('.') || url.username !== '' || url.password !== '') return undefined
  const host = url.hostname.replace(/^www\./, '')
  const kind = videos[host.replace(/^m\./, '')]?.test(url.pathname) ? 'video' : 'link'
  return { kind, host, name: [...`${host}${url.pathname}`.replace(/\/$/, '')].slice(0, maxEmbedTitleLength).join('') }
}
