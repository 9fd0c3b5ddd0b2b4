import { createPrivateFiles } from './files/private-files.ts'
import { checkWorkspace } from './lifecycle/check-workspace.ts'
import { readSettings, StartError } from './lifecycle/settings.ts'
import { settingWarnings } from './lifecycle/setting-warnings.ts'
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
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await server.stop()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
} catch (error) {
  const explanation = explainStart(error, settings)
  if (explanation === undefined) throw error
  fail(explanation)
}
