import { client } from '#platform/web/api/client.ts'
import { social } from './contract.ts'

export const posts = client(social)
