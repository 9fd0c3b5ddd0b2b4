import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { StartError } from '#server/lifecycle/settings.ts'

const parts = /^(postgres(?:ql)?:\/\/[^:@/?]*):([^@/?]*)@([^]*)$/

/** The URL without its password, which other users of the machine could see among the arguments, and the password. */
export function withoutPassword(url: string) {
  const [, before, password, after] = parts.exec(url) ?? []
  if (before === undefined || password === undefined) return { address: url }
  return { address: `${before}@${after}`, password: decodeURIComponent(password) }
}

type Tool = 'pg_dump' | 'pg_restore'

/** Runs a PostgreSQL tool on the database at this URL. */
export async function runPostgresTool(name: Tool, url: string, args: readonly string[]) {
  const { address, password } = withoutPassword(url)
  await runTool(name, [`--dbname=${address}`, '--no-password', ...args], password)
}

/** The table of contents of a dump, without a database. */
export const listDump = (copy: string) => runTool('pg_restore', ['--list', copy])

async function runTool(name: Tool, args: readonly string[], password?: string) {
  const child = spawn(name, args, {
    env: { ...process.env, ...(password !== undefined && { PGPASSWORD: password }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let errorOutput = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (errorOutput += text))
  const [code]: (number | null)[] = await once(child, 'close').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new StartError(
        `${name} is not installed. Install a PostgreSQL client of the server’s version or newer (Debian: postgresql-client).`,
      )
    throw error
  })
  if (code !== 0) throw new StartError(`${name} failed: ${errorOutput.trim()}`)
  return output
}
