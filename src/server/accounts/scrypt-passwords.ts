import { scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { type DeriveKey, passwordHashing } from '#platform/server/accounts/password-hashing.ts'

const run = promisify<string, Uint8Array, number, object, Uint8Array>(scrypt)

// One hash takes 128 · r · 2^ln bytes, here 32 MB: more at a time would only wait for a processor.
const maxRunning = 2
const waiting: (() => void)[] = []
let running = 0

async function limitConcurrency<Result>(work: () => Promise<Result>) {
  if (running >= maxRunning) await new Promise<void>((resolve) => waiting.push(resolve))
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

/** Node's scrypt, which runs in its thread pool. */
export const nodeScrypt: DeriveKey = (password, salt, { ln, r, p }, length) =>
  limitConcurrency(() => run(password, salt, length, { N: 2 ** ln, r, p, maxmem: 256 * r * 2 ** ln }))

/**
 * The minimum of OWASP's Password Storage Cheat Sheet for scrypt: as hard as N = 2^17 with p = 1, in a quarter of the
 * memory.
 */
export const currentCost = { ln: 15, r: 8, p: 3 }

export const scryptPasswords = passwordHashing(nodeScrypt, currentCost)
