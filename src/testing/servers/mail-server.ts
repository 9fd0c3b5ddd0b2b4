import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

/**
 * A real mail server, which says what it got and refuses as often as it is told to. Who starts it ends it: unit tests and
 * browser tests have different ways to.
 */
export async function startMailServer(refusals = 0) {
  const received: { to: string[]; text: string }[] = []
  let refused = 0
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, answer) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refused++ < refusals) return answer(new Error('Come back later'))
        received.push({ to: session.envelope.rcptTo.map((one) => one.address), text: Buffer.concat(chunks).toString() })
        answer(null)
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    end: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
