import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest'
import { transport } from '#platform/web/api/transport.ts'
import { resetPath } from './messages.ts'
import { demoTransport, workerSend } from './worker-send.ts'

/**
 * Handles the page's API requests in the browser. The client calls the worker directly; `fetch` and `XMLHttpRequest` of
 * the page are intercepted if a handler matches, and use the network otherwise.
 */
export function startDemo() {
  const send = workerSend()
  for (const interceptor of [new FetchInterceptor(), new XMLHttpRequestInterceptor()]) {
    interceptor.on('request', async ({ request, controller }) => {
      const { origin, pathname } = new URL(request.url)
      if (origin !== location.origin || pathname.includes('/assets/')) return
      const response = await send(request.clone())
      if (response) controller.respondWith(response)
    })
    interceptor.apply()
  }
  transport.send = demoTransport(send)
  return send
}

/**
 * Replaces the application by a public page that has no file, since it shows data entered by the visitor. False if
 * there is no such page.
 */
export async function showDocument(send: ReturnType<typeof workerSend>, path: string) {
  const response = await send(new Request(new URL(path, location.origin)))
  if (!response?.headers.get('content-type')?.startsWith('text/html')) return false
  const text = await response.text()
  // A complete page with scripts from the demo's own server, trusted only here.
  const policy = window.trustedTypes?.createPolicy('atrium-page', { createHTML: (html) => html })
  document.open()
  document.write(policy?.createHTML(text) ?? text)
  document.close()
  return true
}

/** Deletes the visitor's changes and reloads with the sample data. */
export async function resetDemo() {
  await fetch(resetPath, { method: 'POST' })
  location.reload()
}
