import { createPrivateFiles } from './files/private-files.ts'
import { readSettings, type Settings, StartError } from './lifecycle/settings.ts'

/**
 * Runs an operator's command with the server's settings; errors that the operator can fix are shown without a stack.
 */
export async function runCommand(work: (settings: Settings, say: (text: string) => void) => Promise<void>) {
  createPrivateFiles()
  try {
    await work(readSettings(process.env), (text) => process.stdout.write(`${text}\n`))
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`\n${error.message}\n\n`)
    process.exitCode = 1
  }
}
