import { type ReactNode, Suspense, use } from 'react'
import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { leaveUnfinishedParts } from './unfinished-parts.ts'

const never = new Promise<string>(() => {})
const Never = () => use(never)

async function renderUntilAborted(content: ReactNode) {
  const abort = new AbortController()
  const result = prerender(content, { signal: abort.signal, onError: () => {} })
  await new Promise((resolve) => setTimeout(resolve, 20))
  abort.abort()
  return new Response((await result).prelude).text()
}

test('leaves the parts without data to the browser, without a script', async () => {
  const html = await renderUntilAborted(
    <main>
      Frame
      <Suspense fallback="Loading">
        <Never />
      </Suspense>
    </main>,
  )
  expect(html).toContain('<!--$?-->')
  expect(leaveUnfinishedParts(html)).toBe(
    '<main>Frame<!--$!--><template data-dgst="left to the browser"></template>Loading<!--/$--></main>',
  )
})

test('refuses a page whose frame is unfinished', async () => {
  const html = await renderUntilAborted(<Never />)
  expect(() => leaveUnfinishedParts(html)).toThrow('took too long')
})
