// Loaded before the API's server in development: reports the files that it loads, and ends the server with its parent.
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { isMainThread } from 'node:worker_threads'

if (isMainThread && process.send) {
  registerHooks({
    load(url, context, next) {
      if (url.startsWith('file:') && !url.includes('/node_modules/') && process.connected)
        process.send({ loaded: fileURLToPath(url) })
      return next(url, context)
    },
  })
  // The channel does not keep the process running, and closes however the parent dies.
  process.channel.unref()
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => process.exit(1), 10_000).unref()
  })
}
