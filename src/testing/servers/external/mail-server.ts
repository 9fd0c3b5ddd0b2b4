import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

/**
 * A real mail server, which reports received messages, refuses a given number for a while, and recipients at
 * `nowhere.example` for good. The caller ends it, since unit tests
 * and browser tests do so in different ways.
 */
export async function startMailServer(refusals = 0) {
  const received: { to: string[]; text: string }[] = []
  let refused = 0
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _, callback) {
      if (!address.endsWith('@nowhere.example')) return callback()
      callback(Object.assign(new Error('There is no such mailbox'), { responseCode: 550 }))
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refused++ < refusals) return callback(new Error('Come back later'))
        received.push({
          to: session.envelope.rcptTo.map((recipient) => recipient.address),
          text: Buffer.concat(chunks).toString(),
        })
        callback(null)
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
