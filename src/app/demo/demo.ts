import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest'
import { transport } from '#platform/web/transport.ts'
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
      if (origin !== location.origin || !pathname.startsWith('/api/')) return
      const response = await answer(request.clone())
      if (response) controller.respondWith(response)
    })
    interceptor.apply()
  }
  transport.send = demoTransport(answer)
}

/** Throws away what the visitor changed; the next page starts from the sample data. */
export async function resetDemo() {
  await fetch(resetPath, { method: 'POST' })
  location.reload()
}
