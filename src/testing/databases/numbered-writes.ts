import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { settings } from '#platform/contracts/session-contract.ts'
import { client } from '#platform/web/api/client.ts'
import { serverAt } from '#testing/servers/spawned-server.ts'

/** The file name of each uploaded number. */
export const numberedFile = 'number.txt'

/** The content of a stored file below the `DATA_DIR`. */
export const textIn = (folder: string, id: string) => readFileSync(join(folder, 'files', id.slice(0, 2), id), 'utf8')

/**
 * Counts on a server until it is stopped: each number is saved in the settings, and in a file. `underWay` resolves at
 * five.
 */
export function numberedWrites(address: string) {
  const { save } = client(settings, serverAt(address))
  const acknowledged: { number: number; id: string }[] = []
  let isOver = false
  const first = Promise.withResolvers<void>()
  const work = (async () => {
    for (let number = 1; !isOver; number += 1) {
      const savedAt = new Date(Date.UTC(2031, 0, 1) + number * 1000).toISOString()
      await save.send({ body: { value: { number }, savedAt } })
      const response = await fetch(`${address}/api/files?name=${numberedFile}`, {
        method: 'POST',
        body: String(number),
      })
      const { id }: { id: string } = await response.json()
      acknowledged.push({ number, id })
      if (acknowledged.length === 5) first.resolve()
    }
  })()
  return {
    acknowledged,
    underWay: Promise.race([first.promise, work]),
    async stop() {
      isOver = true
      await work
    },
  }
}
