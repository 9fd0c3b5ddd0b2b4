import type { Db } from '#platform/db/engines/database.ts'
import { api } from '#platform/server/api.ts'
import { workspace } from './contract.ts'
import type { Tables } from './server/tables.ts'
import { saveSettings, setValues, showSettings } from './server/workspace-rows.ts'

export default api(
  workspace,
  (db: Db<Tables>) => ({
    show: () => showSettings(db),
    edit: async ({ body, ...call }) => {
      await saveSettings(db, body, call)
      return showSettings(db)
    },
  }),
  { workspace: (db) => () => setValues(db) },
)
