import type { StoredFile } from '#platform/pictures/file.ts'
import { api } from '../tickets-client.ts'

/** The bytes of a file that hangs on a ticket or on one of its comments. */
export const loadFile = (ticketId: number, { id }: StoredFile) =>
  api.download.send({ params: { id: ticketId, fileId: id } })
