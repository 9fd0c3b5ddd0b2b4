import { expect, onTestFinished, vi } from 'vitest'
import { session } from '#platform/contracts/session-contract.ts'
import { client } from '#platform/web/api/client.ts'
import type { Send } from '#platform/web/api/transport.ts'
import { account } from '../contract-account.ts'
import { auth } from '../contract.ts'

interface Home {
  visitor(): Promise<{ send: Send }>
  close(): Promise<void>
}

export const password = 'four words nobody joins'
export const otherPassword = 'nine boats under a hill'
export const ines = { email: 'ines.carvalho@larkmoor.example', password: 'larkmoor' }
export const amina = { email: 'amina.haddad@larkmoor.example', password: 'larkmoor' }

/** The requests of a browser. */
export const createBrowser = (visitor: { send: Send }) => ({
  auth: client(auth, visitor),
  account: client(account, visitor),
  session: client(session, visitor),
  /** Sends any request, optionally from another network address. */
  async send(method: string, path: string, body?: unknown, address?: string) {
    const init = {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json', ...(address !== undefined && { 'x-test-address': address }) },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    }
    return visitor.send(new Request(`http://atrium.test${path}`, init))
  },
})
export type Browser = ReturnType<typeof createBrowser>

/** Opens a server for the test; each call of the result is another browser. */
export async function openAuth(openRuntime: () => Promise<Home>) {
  const home = await openRuntime()
  onTestFinished(() => home.close())
  return async () => createBrowser(await home.visitor())
}

const getToken = ({ path }: { path: string }) => path.split('#')[1] ?? ''

/** Waits for `count` emails to an address, with `hasLink` only those with a link, and returns the newest and its token. */
export const findMessage = ({ auth: calls }: Browser, to: string, count = 1, hasLink = false) =>
  vi.waitFor(
    async () => {
      const all = await calls.messages.send({ query: { to } })
      const messages = hasLink ? all.filter((message) => getToken(message) !== '') : all
      expect(messages.length).toBeGreaterThanOrEqual(count)
      const [message] = messages
      if (!message) throw new Error('There is no email')
      return { ...message, token: getToken(message) }
    },
    { timeout: 60_000, interval: 200 },
  )

/** Creates an account with a confirmed address, signed in in this browser. */
export async function join(browser: Browser, email: string, name = 'Zoë Lindqvist') {
  await browser.auth.signUp.send({ body: { name, email } })
  // The address may have had emails before.
  const { token } = await findMessage(browser, email, 1, true)
  await browser.auth.reset.send({ body: { token, password } })
  expect(await browser.auth.signIn.send({ body: { email, password } })).toEqual({ next: 'open' })
  return { email, password }
}

/** The status of each call; 0 for successful ones. */
export const getStatuses = async (tries: readonly Promise<unknown>[]): Promise<number[]> =>
  (await Promise.allSettled(tries)).map((answer) => (answer.status === 'rejected' ? answer.reason.status : 0))

/** Matches a failure by status and path of its issue. */
export const matchFailure = (status: number, path: string) =>
  expect.objectContaining({ status, issues: [expect.objectContaining({ path })] })
