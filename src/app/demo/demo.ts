import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest'
import { transport } from '#platform/web/api/transport.ts'
import { resetPath } from './messages.ts'
import { demoTransport, workerSend } from './worker-send.ts'

/**
 * Makes this page the demo: its API is answered in the browser. The client hands its calls straight to the worker; the
 * page's own `fetch` and `XMLHttpRequest` are answered too where a handler matches, and go to the network otherwise.
 */
export function startDemo() {
  const answer = workerSend()
  for (const interceptor of [new FetchInterceptor(), new XMLHttpRequestInterceptor()]) {
    interceptor.on('request', async ({ request, controller }) => {
      const { origin, pathname } = new URL(request.url)
      if (origin !== location.origin || pathname.includes('/assets/')) return
      const response = await answer(request.clone())
      if (response) controller.respondWith(response)
    })
    interceptor.apply()
  }
  transport.send = demoTransport(answer)
  return answer
}

/**
 * The public page at an address that has no file, since the visitor wrote what it shows: made by the demo's own server
 * and put in the place of the application. False where there is no such page.
 */
export async function showDocument(answer: ReturnType<typeof workerSend>, path: string) {
  const response = await answer(new Request(new URL(path, location.origin)))
  if (!response?.headers.get('content-type')?.startsWith('text/html')) return false
  const text = await response.text()
  // A whole page with its scripts, from the demo's own server: trusted here alone.
  const policy = window.trustedTypes?.createPolicy('atrium-page', { createHTML: (html) => html })
  document.open()
  document.write(policy?.createHTML(text) ?? text)
  document.close()
  return true
}

/** Throws away what the visitor changed; the next page starts from the sample data. */
export async function resetDemo() {
  await fetch(resetPath, { method: 'POST' })
  location.reload()
}
