import { client } from '#platform/web/api/client.ts'
import { socialPeople } from './contract-people.ts'

export const people = client(socialPeople)
