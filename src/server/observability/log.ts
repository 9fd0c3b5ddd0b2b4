import { pino } from 'pino'
import type { Log } from '#platform/server/services.ts'
import type { Settings } from '#server/lifecycle/settings.ts'

// In milliseconds: not noticeable for readers, while a busy server writes a hundred lines at a time.
const maxDelay = 20
// In characters.
const maxBuffered = 64 * 1024

/** Buffers lines briefly, since a single write costs a tenth of a request; `flush` writes them. */
export function bufferLines(write: (lines: string) => void) {
  let lines = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const written = lines
    lines = ''
    if (written !== '') write(written)
  }
  return {
    flush,
    write(line: string) {
      lines += line
      if (lines.length > maxBuffered) flush()
      else timer ??= setTimeout(flush, maxDelay).unref()
    },
  }
}

/** A warning for the operator; nothing has failed. */
export interface ServerLog extends Log {
  warn(fields: object, message: string): void
}

let standardOutput: ReturnType<typeof bufferLines> | undefined

// One for all servers of a process, such as those of tests, so that they share the listener.
function openStandardOutput() {
  const output = pino.destination({ sync: true })
  const lines = bufferLines((text) => output.write(text))
  process.on('exit', lines.flush)
  return lines
}

/** The log of this process on standard output; errors are written at once, and everything when the process ends. */
export function openLog(level: Settings['LOG_LEVEL']): ServerLog {
  const lines = (standardOutput ??= openStandardOutput())
  const log = pino({ base: null, level }, lines)
  return {
    info: (fields, message) => log.info(fields, message),
    warn: (fields, message) => log.warn(fields, message),
    error(fields, message) {
      log.error(fields, message)
      lines.flush()
    },
  }
}
