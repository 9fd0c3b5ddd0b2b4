import { setTimeout as pause } from 'node:timers/promises'
import { EventSourceParserStream } from 'eventsource-parser/stream'

/** Subscribes to the changes of the server at this address, and collects their numbers. */
export async function followChanges(
  address: string,
  { headers = {}, after }: { headers?: HeadersInit; after?: number } = {},
) {
  const ending = new AbortController()
  const { body, status } = await fetch(`${address}/api/events${after === undefined ? '' : `?after=${after}`}`, {
    headers,
    signal: ending.signal,
  })
  if (!body || status !== 200) throw new Error(`There is no stream: ${status}`)
  const heard = new Set<number>()
  const begun = Promise.withResolvers<void>()
  const read = async () => {
    for await (const { event, id } of body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream())) {
      if (event === 'ready') begun.resolve()
      if (event === 'change') heard.add(Number(id))
    }
  }
  // It ends when it is closed, or with its server: a waiting caller then gets no change.
  const reading = read().catch(begun.reject)
  await begun.promise
  return {
    heard,
    /** Waits until this change has arrived; false after this many seconds. */
    async waitFor(seq: number, seconds = 30) {
      for (let tries = seconds * 20; tries > 0 && !heard.has(seq); tries--) await pause(50)
      return heard.has(seq)
    },
    async end() {
      ending.abort()
      await reading
    },
  }
}
