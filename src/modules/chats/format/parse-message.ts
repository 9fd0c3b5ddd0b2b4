import { trimAddress, inlineMark } from './inline-marks.ts'

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'bold' | 'italic' | 'strike'; children: readonly Inline[] }
  | { kind: 'link'; href: string; text: string }
  | { kind: 'mention'; userId: string }
  | { kind: 'channel'; id: number; name: string }

export type Block =
  | { kind: 'code'; text: string }
  /** Lines, with their line breaks; also within a quotation. */
  | { kind: 'lines' | 'quote'; lines: readonly (readonly Inline[])[] }
  | { kind: 'list'; items: readonly (readonly Inline[])[] }

const fence = /```(?:[ \t]*[\w+-]*[ \t]*\n)?([\s\S]*?)```/g

/** Parses a message into code blocks, quotations, lists and lines with formatting. HTML is plain text. */
export function parseMessage(msg: string): Block[] {
  const blocks: Block[] = []
  let end = 0
  for (const found of msg.matchAll(fence)) {
    blocks.push(...linesToBlocks(msg.slice(end, found.index)))
    const text = (found[1] ?? '').replace(/\s+$/, '')
    if (text) blocks.push({ kind: 'code', text })
    else blocks.push(...linesToBlocks(found[0]))
    end = found.index + found[0].length
  }
  return [...blocks, ...linesToBlocks(msg.slice(end))]
}

const quoted = /^>\s?/
const listed = /^\s*[-•]\s+/

const kindOf = (line: string) => (quoted.test(line) ? 'quote' : listed.test(line) ? 'list' : 'lines')

function linesToBlocks(text: string): Block[] {
  const trimmed = text.replace(/^\n+|\n+$/g, '')
  if (!trimmed.trim()) return []
  const blocks: Block[] = []
  let [kind, lines]: [ReturnType<typeof kindOf>, string[]] = ['lines', []]
  const finish = () => {
    if (lines.length === 0) return
    if (kind === 'list') blocks.push({ kind, items: lines.map((line) => parseInline(line.replace(listed, ''))) })
    else
      blocks.push({ kind, lines: lines.map((line) => parseInline(kind === 'quote' ? line.replace(quoted, '') : line)) })
    lines = []
  }
  for (const line of trimmed.split('\n')) {
    if (kindOf(line) !== kind) finish()
    kind = kindOf(line)
    lines.push(line)
  }
  finish()
  return blocks
}

const address = /^(?:https?:\/\/|www\.)[^\s<>"'`]+/i

/** Parses the formatting of one line. Marks without an end, or within a word, are plain text. */
export function parseInline(line: string): Inline[] {
  const parts: Inline[] = []
  let plain = ''
  const push = (part: Inline) => {
    if (plain) parts.push({ kind: 'text', text: plain })
    plain = ''
    parts.push(part)
  }
  for (let at = 0; at < line.length;) {
    const rest = line.slice(at)
    const isWordBefore = /[\p{L}\p{N}]$/u.test(line.slice(Math.max(0, at - 2), at))
    const code = /^`([^`]+)`/.exec(rest)
    const mention = /^<@([\w-]{1,64})>/.exec(rest)
    const channel = /^<#(\d{1,10})\|([^<>|\n]{1,80})>/.exec(rest)
    const url = isWordBefore ? null : address.exec(rest)
    const mark = isWordBefore ? undefined : inlineMark(rest)
    if (code?.[1]) {
      push({ kind: 'code', text: code[1] })
      at += code[0].length
    } else if (mention?.[1]) {
      push({ kind: 'mention', userId: mention[1] })
      at += mention[0].length
    } else if (channel?.[2]) {
      push({ kind: 'channel', id: Number(channel[1]), name: channel[2] })
      at += channel[0].length
    } else if (url) {
      const text = trimAddress(url[0])
      push({ kind: 'link', href: /^www\./i.test(text) ? `https://${text}` : text, text })
      at += text.length
    } else if (mark) {
      push({ kind: mark.kind, children: parseInline(mark.inner) })
      at += mark.inner.length + 2
    } else {
      plain += line[at] ?? ''
      at += 1
    }
  }
  if (plain) parts.push({ kind: 'text', text: plain })
  return parts
}

/** The message as one line of plain text, for lists, quotes and screen reader announcements. */
export function messageAsText(msg: string, nameOf: (userId: string) => string) {
  const text = (part: Inline): string => {
    if (part.kind === 'mention') return `@${nameOf(part.userId)}`
    if (part.kind === 'channel') return `#${part.name}`
    return 'children' in part ? part.children.map(text).join('') : part.text
  }
  return parseMessage(msg)
    .flatMap((block) => {
      if (block.kind === 'code') return block.text
      return (block.kind === 'list' ? block.items : block.lines).map((parts) => parts.map(text).join(''))
    })
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
