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
  for (const code of msg.matchAll(fence)) {
    blocks.push(...linesToBlocks(msg.slice(end, code.index)))
    const text = (code[1] ?? '').trimEnd()
    if (text) blocks.push({ kind: 'code', text })
    else blocks.push(...linesToBlocks(code[0]))
    end = code.index + code[0].length
  }
  return [...blocks, ...linesToBlocks(msg.slice(end))]
}

const quoteMarker = /^>\s?/
const listMarker = /^\s*[-•]\s+/

const getLineKind = (line: string) => (quoteMarker.test(line) ? 'quote' : listMarker.test(line) ? 'list' : 'lines')

function linesToBlocks(text: string): Block[] {
  const trimmed = text.replace(/^\n+|(?<!\n)\n+$/g, '')
  if (!trimmed.trim()) return []
  const blocks: Block[] = []
  let [kind, lines]: [ReturnType<typeof getLineKind>, string[]] = ['lines', []]
  const finish = () => {
    if (lines.length === 0) return
    if (kind === 'list') blocks.push({ kind, items: lines.map((line) => parseInline(line.replace(listMarker, ''))) })
    else
      blocks.push({
        kind,
        lines: lines.map((line) => parseInline(kind === 'quote' ? line.replace(quoteMarker, '') : line)),
      })
    lines = []
  }
  for (const line of trimmed.split('\n')) {
    if (getLineKind(line) !== kind) finish()
    kind = getLineKind(line)
    lines.push(line)
  }
  finish()
  return blocks
}

const address = /^(?:https?:\/\/|www\.)[^\s<>"'`]+/i

/** Parses the formatting of one line. Marks without an end, or within a word, are plain text. */
export function parseInline(line: string): Inline[] {
  const parts: Inline[] = []
  let plainText = ''
  const push = (part: Inline) => {
    if (plainText) parts.push({ kind: 'text', text: plainText })
    plainText = ''
    parts.push(part)
  }
  for (let at = 0; at < line.length;) {
    const remainingText = line.slice(at)
    const isWordBefore = /[\p{L}\p{N}]$/u.test(line.slice(Math.max(0, at - 2), at))
    const code = /^`([^`]+)`/.exec(remainingText)
    const mention = /^<@([\w-]{1,64})>/.exec(remainingText)
    const channel = /^<#(\d{1,10})\|([^<>|\n]{1,80})>/.exec(remainingText)
    const url = isWordBefore ? null : address.exec(remainingText)
    const mark = isWordBefore ? undefined : inlineMark(remainingText)
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
      plainText += line[at] ?? ''
      at += 1
    }
  }
  if (plainText) parts.push({ kind: 'text', text: plainText })
  return parts
}

/** The message as one line of plain text, for lists, quotes and screen reader announcements. */
export function messageAsText(msg: string, getName: (userId: string) => string) {
  const text = (part: Inline): string => {
    if (part.kind === 'mention') return `@${getName(part.userId)}`
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
