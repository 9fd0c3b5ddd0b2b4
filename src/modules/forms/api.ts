import { draftsApi } from './server/drafts.ts'
import { suppliersApi } from './server/suppliers.ts'

export default [suppliersApi, draftsApi]
