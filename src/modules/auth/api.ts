import { accountApi } from './server/account-api.ts'
import { authApi } from './server/auth-api.ts'

export type { OwnTables as Tables } from './server/tables.ts'

export default [authApi, accountApi]
