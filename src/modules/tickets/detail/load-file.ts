import type { StoredFile } from '#platform/files/stored-file.ts'
import { api } from '../tickets-client.ts'

/** Loads a file of a ticket or of one of its comments. */
export const loadFile = (ticketId: number, { id }: StoredFile) =>
  api.download.send({ params: { id: ticketId, fileId: id } })
