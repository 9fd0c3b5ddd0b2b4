import { spawn } from 'node:child_process'
import { root } from '../paths.mjs'

/** Runs npm in the project's folder; standard output and errors are kept apart. */
export const npm = (args) => npmIn(root, args)

/** The same in the folder of another project. */
export function npmIn(cwd, args) {
  return new Promise((resolve) => {
    // On Windows npm is a script, which only a shell can start; no argument here is user input.
    const child = spawn('npm', args, { cwd, shell: process.platform === 'win32' })
    const parts = { output: [], errors: [] }
    child.stdout.on('data', (chunk) => parts.output.push(chunk))
    child.stderr.on('data', (chunk) => parts.errors.push(chunk))
    child.on('error', (error) => resolve({ code: 127, output: '', errors: String(error) }))
    child.on('close', (code) =>
      resolve({
        code: code ?? 1,
        output: Buffer.concat(parts.output).toString(),
        errors: Buffer.concat(parts.errors).toString(),
      }),
    )
  })
}
