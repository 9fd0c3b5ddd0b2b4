/** Prints one line of progress; errors go to the other stream, so that pipes stay clean. */
export function say(line) {
  process.stdout.write(`${line}\n`)
}

/** Ends the command with an actionable reason, without a stack; with code 0 it is the requested output. */
export function exitWithMessage(reason, code = 1) {
  const stream = code === 0 ? process.stdout : process.stderr
  stream.write(`\n${reason.trim()}\n\n`)
  process.exit(code)
}

/** The cause of a failed command from its output, or undefined if it is an unusual one. */
export function commonCause(output) {
  if (/ENOSPC|no space left on device|database or disk is full/i.test(output)) {
    return 'There is no room left on the disk. Free some space (about 1 GB is plenty) and try again.'
  }
  if (/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|ERR_SOCKET_TIMEOUT|network/i.test(output)) {
    return 'The package registry could not be reached. Check the network (or the proxy in ~/.npmrc) and try again.'
  }
  if (/EACCES|EPERM|EROFS/.test(output)) {
    return 'A file could not be written. Check who owns this folder, and that no other program holds its files.'
  }
  return ''
}
