/** A link to a channel in the text of a message: its id, and its name at that time. */
const token = /<#(\d{1,10})\|([^<>|\n]{1,80})>/g

interface Named {
  id: number
  name: string
}

/** The channels that a message links to. */
export const findChannelMentions = (msg: string): Named[] =>
  [...msg.matchAll(token)].map(([, id, name]) => ({ id: Number(id), name: name ?? '' }))

/** Replaces channel links by names: `#General`. */
export const withChannelNames = (msg: string) => msg.replace(token, (_, _id: string, name: string) => `#${name}`)

const withoutBrackets = (name: string) => name.replaceAll(/[<>|]/g, '')

/** Replaces channel names in typed text by links; if several names match, the longest one. */
export function withChannelIds(text: string, channels: readonly Named[]) {
  if (!text.includes('#') || channels.length === 0) return text
  const byName = new Map(channels.map((channel) => [channel.name.toLocaleLowerCase(), channel]))
  const names = [...byName.keys()]
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}<])#(${names.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  return text.replace(pattern, (match, name: string) => {
    const channel = byName.get(name.toLocaleLowerCase())
    return channel ? `<#${channel.id}|${withoutBrackets(channel.name)}>` : match
  })
}
