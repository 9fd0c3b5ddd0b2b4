/** A line of a sample conversation; for the syntax see `parseLines`. */
export interface Line {
  /** Minutes before now, or working days before today and a time of day. */
  when: { minutes: number } | { days: number; time: string }
  senderId: string
  msg: string
  reactions: readonly { emoji: string; userIds: readonly string[] }[]
  /** Number of the quoted line, from 1. */
  replyTo?: number
  /** Number of the line whose thread this reply belongs to. */
  thread?: number
  /** Ids of users who have not read this line and later ones in its thread. */
  unreadUserIds: readonly string[]
  file?: string
  edited: boolean
  removed: boolean
  pinned: boolean
}

/**
 * Parses lines such as `3d 09:12 | 2 | Words {👍 1 5} {re 4}`: three working days ago, from u2, with a reaction of u1
 * and u5, in reply to the fourth line. `45m` is 45 minutes ago; `\n` is a line break; `<@3>` mentions u3. Other marks:
 * `{thread 4}` in the thread of the fourth line, `{new 1}` unread by u1, `{file key}`, `{edited}`, `{removed}`, `{pin}`
 */
export const parseLines = (script: string): Line[] =>
  script
    .trim()
    .split('\n')
    .map((line) => {
      const [at = '', sender = '', ...rest] = line.split(' | ')
      const marks = [...line.matchAll(/\{([^{}]+)\}/g)].map(([, mark]) => mark ?? '')
      const argument = (word: string) => marks.find((mark) => mark.startsWith(`${word} `))?.slice(word.length + 1)
      const reply = argument('re')
      const thread = argument('thread')
      const fileKey = argument('file')
      return {
        when: parseTime(at),
        senderId: `u${sender.trim()}`,
        msg: rest
          .join(' | ')
          .replaceAll(/\s*\{[^{}]+\}/g, '')
          .replaceAll(String.raw`\n`, '\n')
          .replaceAll('\\`', '`')
          .replaceAll(/<@(\d)>/g, '<@u$1>')
          .trim(),
        reactions: marks.flatMap((mark) => {
          const [emoji = '', ...numbers] = mark.split(' ')
          return /^\p{RGI_Emoji}$/v.test(emoji) ? [{ emoji, userIds: numbers.map((number) => `u${number}`) }] : []
        }),
        ...(reply && { replyTo: Number(reply) }),
        ...(thread && { thread: Number(thread) }),
        unreadUserIds: [...(argument('new') ?? '')].map((digit) => `u${digit}`),
        ...(fileKey && { file: fileKey }),
        edited: marks.includes('edited'),
        removed: marks.includes('removed'),
        pinned: marks.includes('pin'),
      }
    })

function parseTime(text: string): Line['when'] {
  const [days, time] = text.trim().split(/d\s+/)
  if (time !== undefined) return { days: Number(days), time }
  return { minutes: Number.parseInt(text, 10) }
}

const day = 24 * 60 * 60_000
const isWeekend = (date: Date) => [0, 6].includes(date.getUTCDay())

/** The time of day `days` working days before now; the sample company does not work on Sundays. */
export function workingDay(now: string, days: number, time: string) {
  let date = new Date(now)
  for (let remaining = days; remaining > 0;) {
    date = new Date(date.getTime() - day)
    if (!isWeekend(date)) remaining -= 1
  }
  return `${date.toISOString().slice(0, 10)}T${time}:${String((days * 17) % 60).padStart(2, '0')}.000Z`
}
