import { createPrivateFiles } from './files/private-files.ts'
import { checkWorkspace } from './lifecycle/check-workspace.ts'
import { readSettings, StartError } from './lifecycle/settings.ts'
import { settingWarnings } from './lifecycle/setting-warnings.ts'
import { handleUnexpectedErrors } from './lifecycle/unexpected-errors.ts'
import { openLog } from './observability/log.ts'
import { start } from './start.ts'
import { explainStart } from './lifecycle/start-errors.ts'

function fail(message: string): never {
  process.stderr.write(`\n${message}\n\n`)
  process.exit(1)
}

// Arguments would be options of another program: it must not start with other settings than meant.
if (process.argv.length > 2)
  fail('The server takes no arguments: its settings are environment variables (docs/settings.md).')
createPrivateFiles()

const settings = (() => {
  try {
    return readSettings(process.env)
  } catch (error) {
    if (error instanceof StartError) return fail(error.message)
    throw error
  }
})()

try {
  checkWorkspace()
  const warnings = settingWarnings(process.env, settings)
  // At a terminal they would be lost among the JSON lines of the log.
  if (process.stderr.isTTY) for (const warning of warnings) process.stderr.write(`\nWarning: ${warning}\n`)
  const server = await start(settings, warnings)
  let stopping: Promise<void> | undefined
  const stop = () => (stopping ??= server.stop())
  const log = openLog(settings.LOG_LEVEL)
  const end = async () => {
    try {
      await stop()
      process.exit(0)
    } catch (error) {
      log.error({ err: error }, 'the server could not be stopped in order')
      process.exit(1)
    }
  }
  handleUnexpectedErrors(log, stop)
  process.on('SIGTERM', () => void end())
  process.on('SIGINT', () => void end())
} catch (error) {
  const explanation = explainStart(error, settings)
  if (explanation === undefined) throw error
  fail(explanation)
}
