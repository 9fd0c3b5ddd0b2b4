import { wrapStatement } from './wrap-statement.mjs'
import {
  explainStart,
  findFrame,
  findHandler,
  isInModule,
  ownStack,
  findLocation,
  shortName,
} from './explain-failure.mjs'

const errorLevel = 50

/**
 * The failure of the API's server, for terminal and screen: that it does not start, or the last unexpected error.
 * `title` is one line.
 */
export function failureOfStart(output) {
  const { message, file, line, frame } = explainStart(output)
  const at = file ? `${shortName(file)}:${line} ` : ''
  return { title: `The API server does not start: ${at}${message}`, file, line, frame, stack: '' }
}

/** The log entry of an unexpected error, if `line` is one. */
export function parseUnexpectedError(line) {
  const entry = parseEntry(line)
  return entry && entry.level >= errorLevel && entry.requestId && entry.err ? entry : undefined
}

/** The log entry of a request, if `line` is one. */
export function parseRequest(line) {
  const entry = parseEntry(line)
  return entry?.msg === 'request' ? entry : undefined
}

export function failureOfRequest({ err, requestId, endpoint, statement }, { method, path: asked, status }) {
  const foundLocation = findLocation(err.stack)
  // A handler that returns a query without awaiting it is not in the stack.
  const isHidden = statement && !(foundLocation && isInModule(foundLocation.file))
  const location = (isHidden && findHandler(endpoint)) || foundLocation
  const lines = [
    endpoint && `endpoint: ${endpoint}`,
    location && `file:     ${shortName(location.file)}:${location.line}`,
    statement && `SQL:      ${wrapStatement(statement).join('\n          ')}`,
    `request:  ${requestId}`,
  ]
  return {
    title: `${method} ${asked} failed with ${status}: ${err.message}`,
    ...location,
    frame: location && findFrame(location),
    stack: `${lines.filter(Boolean).join('\n')}\n\n${ownStack(err.stack)}`,
  }
}

export const printed = ({ title, frame = '', stack }) => `\n✗ ${[title, frame, stack].filter(Boolean).join('\n')}\n`

function parseEntry(line) {
  if (!line.startsWith('{')) return undefined
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
