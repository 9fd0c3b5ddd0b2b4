import { operatorNames } from './parse-search.ts'

/** Whole terms beside bare operators: what there is to choose from behind these. */
const whole = ['is:unread', 'is:starred', 'is:important', 'has:attachment', 'in:sent', 'in:anywhere']
const bare = operatorNames
  .filter((name) => !['is', 'has', 'in', 'bcc', 'cc', 'smaller'].includes(name))
  .map((name) => `${name}:`)

const hints = [...bare.slice(0, 2), ...whole, ...bare.slice(2)]

const maxHints = 8

/** How the word that is being typed could go on; everything at the beginning of a word. */
export function hintsFor(q: string): string[] {
  const word = /(\S*)$/.exec(q)?.[1] ?? ''
  const start = word.replace(/^-/, '').toLowerCase()
  return hints.filter((hint) => hint.startsWith(start) && hint !== start).slice(0, maxHints)
}

/** The search with its last word completed. */
export function completed(q: string, hint: string) {
  const [, before = '', minus = ''] = /^(.*?)(-?)\S*$/s.exec(q) ?? []
  return `${before}${minus}${hint}${hint.endsWith(':') ? '' : ' '}`
}
