const isId = (text: string | null | undefined) => (text && /^[\w-]{6,20}$/.test(text) ? text : undefined)

/** The id of a video in any form of a YouTube URL; undefined for others. */
export function parseVideoId(address: string): string | undefined {
  const text = address.trim()
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  if (!url) return undefined
  const host = url.hostname.replace(/^(www|m)\./, '')
  if (host === 'youtu.be') return isId(url.pathname.slice(1))
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return undefined
  const [, kind, id] = url.pathname.split('/')
  return kind === 'watch' ? isId(url.searchParams.get('v')) : isId(/^(embed|shorts|live)$/.test(kind ?? '') ? id : '')
}
