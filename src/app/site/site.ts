// Entry of the public pages: one stylesheet, and the files that modules add.
import { transport } from '#platform/web/api/transport.ts'
import './site.css'

import.meta.glob('../../modules/*/site.css', { eager: true })
import.meta.glob('../../modules/*/site.ts', { eager: true })

if (import.meta.env.MODE === 'demo') {
  // The demo's server, shared with the application, starts with the first request.
  transport.send = async (request) => {
    const { demoTransport, workerSend } = await import('#app/demo/worker-send.ts')
    transport.send = demoTransport(workerSend())
    return transport.send(request)
  }
}
