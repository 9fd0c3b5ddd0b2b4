import { client } from '#platform/web/client.ts'
import { socialPeople } from './contract-people.ts'

export const people = client(socialPeople)
