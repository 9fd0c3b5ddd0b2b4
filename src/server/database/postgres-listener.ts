import pg from 'pg'

interface Listening {
  channels: readonly string[]
  heard(channel: string, payload: string): void
  /** Called once all later notifications will be received. */
  begun(): Promise<void>
  /** Aborted when listening ends. */
  closing: AbortSignal
}

// An idle connection does not notice that the other side is gone; in milliseconds.
const usual = { heartbeat: 10_000, patience: 10_000 }

/** Listens until the connection is lost, and then throws, or until the signal is aborted. */
export async function listenAt(
  connectionString: string,
  { channels, heard, begun, closing }: Listening,
  { heartbeat, patience } = usual,
) {
  if (closing.aborted) return
  const connection = new pg.Client({
    connectionString,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    keepAlive: true,
    application_name: 'atrium listener',
  })
  const over = Promise.withResolvers<void>()
  const close = () => over.resolve()
  closing.addEventListener('abort', close)
  connection.on('error', over.reject)
  connection.on('end', () => over.reject(new Error('The connection was closed')))
  connection.on('notification', ({ channel, payload = '' }) => heard(channel, payload))
  const listening = async () => {
    await connection.connect()
    await connection.query(channels.map((channel) => `listen ${channel}`).join('; '))
    await begun()
  }
  let isAsked = false
  const ask = async () => {
    isAsked = true
    await connection.query('select 1')
    isAsked = false
  }
  const beat = setInterval(() => {
    if (!isAsked) ask().catch(over.reject)
  }, heartbeat)
  try {
    await Promise.race([listening().then(() => over.promise), over.promise])
  } finally {
    clearInterval(beat)
    closing.removeEventListener('abort', close)
    // The connection may be lost already.
    await connection.end().catch(() => {})
  }
}
