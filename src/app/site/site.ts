// All that the public pages load: one stylesheet, and what modules add to it in files of their own.
import { transport } from '#platform/web/api/transport.ts'
import './site.css'

import.meta.glob('../../modules/*/site.css', { eager: true })
import.meta.glob('../../modules/*/site.ts', { eager: true })

if (import.meta.env.MODE === 'demo') {
  // The demo's server starts when something is sent to it, and is the one that the application asks.
  transport.send = async (request) => {
    const { demoTransport, workerSend } = await import('#app/demo/worker-send.ts')
    transport.send = demoTransport(workerSend())
    return transport.send(request)
  }
}
