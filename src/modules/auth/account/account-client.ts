import { client } from '#platform/web/client.ts'
import { account } from '../contract-account.ts'

export const api = client(account)
