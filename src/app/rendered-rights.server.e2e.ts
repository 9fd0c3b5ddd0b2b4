import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import * as z from 'zod'
import { takeEveryNth } from '#scripts/lib/test-run/sample.mjs'
import { expect, test } from '#testing/browser/e2e.ts'
import { findData } from '#testing/browser/pages/rendered-page.ts'
import { startDedicatedServer } from '#testing/servers/dedicated-server.ts'

const built = readFileSync(path.resolve('dist/client/screens.json'), 'utf8')
// The others are tested with the next commits.
const screens = takeEveryNth(Object.keys(z.record(z.string(), z.array(z.string())).parse(JSON.parse(built))), 3)

const User = z.object({ id: z.string(), role: z.string() })
const Session = z.object({ user: User, users: z.array(User) })

/** All strings of a value that name or say something; others, such as a status, may be part of any screen. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return value.length >= 8 && /\s|@/.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}

/** The responses that are part of a page, as the API returns them to somebody. */
async function readResponses(person: APIRequestContext, paths: readonly string[]) {
  const responses = await Promise.all(
    paths.map(async (one) => {
      const response = await person.get(one)
      return response.ok() ? listTexts(await response.json()) : undefined
    }),
  )
  return {
    refused: paths.filter((_, at) => responses[at] === undefined),
    texts: responses.flatMap((texts = []) => texts),
  }
}

async function openPage(person: APIRequestContext, screen: string) {
  const html = await (await person.get(screen)).text()
  const { queryResults = [], otherResponses = [] } = findData(html) ?? {}
  const paths = [...queryResults.flatMap(({ paths = [] }) => paths), ...otherResponses.map((one) => one.path)]
  return { html, paths: [...new Set(paths)] }
}

let server: Awaited<ReturnType<typeof startDedicatedServer>>
test.beforeAll(async () => {
  server = await startDedicatedServer({ ATRIUM_PAGES: 'rendered' })
})
test.afterAll(() => server.end())

test('a page includes only what the API returns to its user', async ({ playwright }) => {
  const openAs = async (userId?: string) => {
    const person = await playwright.request.newContext({ baseURL: server.address })
    if (userId) await person.put('/api/session', { data: { userId } })
    return person
  }
  const first = await openAs()
  const { user: firstUser, users } = Session.parse(await (await first.get('/api/session')).json())
  // One of each other role.
  const others = users.filter(
    ({ role }, at) => role !== firstUser.role && users.findIndex((one) => one.role === role) === at,
  )
  expect(others.length).toBeGreaterThan(1)
  let hiddenCount = 0
  for (const { id, role } of others) {
    const person = await openAs(id)
    for (const screen of screens) {
      const whole = await openPage(first, screen)
      const own = await openPage(person, screen)
      const { refused } = await readResponses(person, own.paths)
      expect(refused, `${screen} as ${role}`).toEqual([])
      const all = await readResponses(first, whole.paths)
      const allowed = await readResponses(person, [...own.paths, ...whole.paths])
      const known = new Set(allowed.texts)
      const hidden = [...new Set(all.texts)].filter((text) => !known.has(text))
      const listShown = ({ html }: { html: string }) =>
        hidden.filter((text) => html.includes(JSON.stringify(text).slice(1, -1)))
      hiddenCount += listShown(whole).length
      // Such as a name in a sentence.
      const isKnown = (text: string) => allowed.texts.some((one) => one.includes(text))
      expect(
        listShown(own).filter((text) => !isKnown(text)),
        `${screen} as ${role}`,
      ).toEqual([])
    }
    await person.dispose()
  }
  // The check finds such texts: the pages of the first user have them.
  expect(hiddenCount).toBeGreaterThan(0)
  await first.dispose()
})
