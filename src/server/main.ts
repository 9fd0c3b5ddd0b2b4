import { createPrivateFiles } from './private-files.ts'
import { readSettings, StartError } from './settings.ts'
import { start } from './start.ts'
import { explainStart } from './start-errors.ts'

function fail(message: string): never {
  process.stderr.write(`\n${message}\n\n`)
  process.exit(1)
}

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
  const server = await start(settings)
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
