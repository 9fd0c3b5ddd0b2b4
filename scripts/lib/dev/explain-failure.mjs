import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { root } from '../paths.mjs'

// `file:///…/api.ts:196` at the beginning of Node's output, and ` at list (file:///…/api.ts:12:9)` in a stack.
const placeBefore = /^(?:file:\/\/)?(\/[^\n]*?\.[cm]?[jt]sx?):(\d+)$/m
const frames = /(?:file:\/\/)?(\/[^\s():]+\.[cm]?[jt]sx?):(\d+):(\d+)/g
const message = /^(?:\w*Error(?: \[\w+\])?|Failure \d+): .*$/m

/** Why the API's server has not started: `{ message, file, line, frame }`, as far as Node's output says. */
export function explainStart(printed) {
  const printedMessage = message.exec(printed)?.[0] ?? printed.trim()
  const [, before, line] = placeBefore.exec(printed) ?? []
  const location = before ? { file: before, line: Number(line) } : findLocation(printed)
  if (!location) return { message: printedMessage }
  // For a syntax error, Node often names the end of the file.
  return /SyntaxError/.test(printedMessage)
    ? (syntaxErrorIn(location.file) ?? described(printedMessage, location))
    : described(printedMessage, location)
}

/**
 * The position of our own code in a stack: the first one of a module, if there is one, since a query fails deep in the
 * platform.
 */
export function findLocation(stack = '') {
  const locations = [...stack.matchAll(frames)]
    .map(([, file, line, column]) => ({ file, line: Number(line), column: Number(column) }))
    .filter(({ file }) => file.startsWith(root) && !file.includes('/node_modules/'))
  return locations.find(({ file }) => isInModule(file)) ?? locations[0]
}

/** The handler of an endpoint such as `orders.list`, for a stack without a frame of the module. */
export function findHandler(endpoint = '') {
  const [contract, name] = endpoint.split('.')
  const file = path.join(root, 'src/modules', contract, 'api.ts')
  if (!name || !existsSync(file)) return undefined
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((text) => new RegExp(`^\\s*(?:async )?${name}\\s*[:(]`).test(text))
  return line < 0 ? undefined : { file, line: line + 1 }
}

export const isInModule = (file) => shortName(file).startsWith('src/modules/')

/** The stack without packages, with relative paths. */
export const ownStack = (stack = '') =>
  stack
    .split('\n')
    .filter((line) => !/^\s+at .*(node_modules|node:)/.test(line))
    .map((line) => line.replaceAll(`file://${root}/`, '').replaceAll(`${root}/`, ''))
    .join('\n')

export const shortName = (file) => path.relative(root, file).split(path.sep).join('/')

/** The line and its two neighbours, with their numbers. */
export function findFrame({ file, line }) {
  if (!existsSync(file)) return ''
  const lines = readFileSync(file, 'utf8').split('\n')
  const first = Math.max(1, line - 2)
  return lines
    .slice(first - 1, line + 2)
    .map((text, at) => `${first + at === line ? '>' : ' '} ${String(first + at).padStart(4)} | ${text}`)
    .join('\n')
}

const described = (said, location) => ({ message: said, ...location, frame: findFrame(location) })

function syntaxErrorIn(file) {
  if (!existsSync(file)) return undefined
  const text = readFileSync(file, 'utf8')
  const [error] = parseSync(file, text).errors
  if (!error) return undefined
  const line = text.slice(0, error.labels[0]?.start ?? 0).split('\n').length
  return described(`SyntaxError: ${error.message}`, { file, line })
}
