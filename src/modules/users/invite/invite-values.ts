import type { Invited } from './read-addresses.ts'

export interface InviteValues {
  people: Invited[]
  role: string
  note: string
}
