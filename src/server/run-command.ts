import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { createPrivateFiles } from './files/private-files.ts'
import { readSettings, type Settings, StartError } from './lifecycle/settings.ts'

interface Command<Options extends ParseArgsOptionsConfig> {
  usage: string
  options: Options
}

/** The words after the command's name; `--help` prints the usage, and an unknown option is refused with it. */
function readArguments<const Options extends ParseArgsOptionsConfig>({ usage, options }: Command<Options>) {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    process.stdout.write(`${usage}\n`)
    process.exit(0)
  }
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}

/**
 * Runs an operator's command with the server's settings; errors that the operator can fix are shown without a stack.
 */
export async function runCommand<const Options extends ParseArgsOptionsConfig>(
  command: Command<Options>,
  work: (
    found: ReturnType<typeof readArguments<Options>> & { settings: Settings },
    say: (text: string) => void,
  ) => Promise<void>,
) {
  createPrivateFiles()
  try {
    const parsed = readArguments(command)
    await work({ ...parsed, settings: readSettings(process.env) }, (text) => process.stdout.write(`${text}\n`))
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`\n${error.message}\n\n`)
    process.exitCode = 1
  }
}
