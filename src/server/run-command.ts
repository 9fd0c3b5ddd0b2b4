import { createPrivateFiles } from './files/private-files.ts'
import { readSettings, type Settings, StartError } from './lifecycle/settings.ts'

/** Runs a command of the operator's with the server's settings; what they can put right is said without a stack. */
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
