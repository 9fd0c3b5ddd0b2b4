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

/** Runs a PostgreSQL tool on the database at this URL. */
export async function runPostgresTool(name: 'pg_dump' | 'pg_restore', url: string, args: readonly string[]) {
  const { address, password } = withoutPassword(url)
  const child = spawn(name, [`--dbname=${address}`, '--no-password', ...args], {
    env: { ...process.env, ...(password !== undefined && { PGPASSWORD: password }) },
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  let errorOutput = ''
  child.stderr.on('data', (text) => (errorOutput += text))
  const [code]: (number | null)[] = await once(child, 'close').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new StartError(
        `${name} is not installed. Install a PostgreSQL client of the server’s version or newer (Debian: postgresql-client).`,
      )
    throw error
  })
  if (code !== 0) throw new StartError(`${name} failed: ${errorOutput.trim()}`)
}
