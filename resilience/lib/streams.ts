import { EventSourceParserStream } from 'eventsource-parser/stream'

/** Reads the server's event stream. */
export async function followEvents(address: string, cookie = '') {
  const { body, status } = await fetch(`${address}/api/events`, { headers: cookie ? { cookie } : {} })
  if (!body || status !== 200) throw new Error(`No stream: ${status}`)
  const reader = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader()
  return {
    /** The next event of this type. */
    async next(kind: string) {
      for (;;) {
        const { value, done } = await reader.read()
        if (done) throw new Error('The stream has ended')
        if (value.event === kind) return value
      }
    },
    end: () => reader.cancel(),
  }
}
