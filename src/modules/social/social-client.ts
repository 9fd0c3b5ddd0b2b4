import { client } from '#platform/web/client.ts'
import { social } from './contract.ts'

export const posts = client(social)
