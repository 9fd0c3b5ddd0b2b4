import { parseArgs } from 'node:util'
import { exitWithMessage } from './say.mjs'

/**
 * The arguments of a command, read before anything starts: `--help` prints the usage, and an unknown option ends the
 * command with it.
 * @param {string} usage
 * @param {{ options?: import('node:util').ParseArgsOptionsConfig, hasNames?: boolean, args?: string[] }} [expected]
 *   `hasNames`: accepts words besides options.
 */
export function readArguments(usage, { options = {}, hasNames = false, args } = {}) {
  try {
    const help = { type: 'boolean', short: 'h' }
    const parsed = parseArgs({ args, options: { ...options, help }, allowPositionals: hasNames })
    if (parsed.values.help) exitWithMessage(usage, 0)
    return parsed
  } catch (error) {
    return exitWithMessage(`${firstSentence(error)}\n\n${usage}`)
  }
}

/** Node adds how to pass a word that begins with a hyphen, which no command needs. */
const firstSentence = ({ message }) => message.replace(/\. To specify a positional argument.*/s, '.')
