import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'

const script = path.resolve(import.meta.dirname, '../../../../examples/python-server/server.py')

/** Whether Python is installed. */
export const hasPython = () => spawnSync('python3', ['--version']).status === 0

/** Starts the example server in Python without data; resolves once it accepts requests. */
export async function pythonServer() {
  const child = spawn('python3', [script, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      const url = /at (http:\S+)/.exec(text.toString())?.[1]
      if (url) resolve(url)
    })
    child.once('exit', (code) => reject(new Error(`The server in Python has ended with ${code}`)))
  })
  return { address, end: () => void child.kill() }
}
