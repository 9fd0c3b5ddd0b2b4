// json-server with the records in a file, on its own port.
import { readFileSync } from 'node:fs'
import jsonServer from 'json-server'

const [file = ''] = process.argv.slice(2)
const application = jsonServer.create()
application.use(jsonServer.router(JSON.parse(readFileSync(file, 'utf8'))))
const server = application.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`at http://127.0.0.1:${typeof address === 'object' ? address?.port : 0} `)
})
process.once('SIGTERM', () => process.exit(0))
