import { accountApi } from './server/account-api.ts'
import { authApi } from './server/auth-api.ts'

export default [authApi, accountApi]
