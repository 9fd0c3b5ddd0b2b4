import type { Db } from '#platform/db/engines/database.ts'
import { api } from '#platform/server/api.ts'
import { workspace } from './contract.ts'
import { readEmailState, sendTestEmail } from './server/email-state.ts'
import { finishStep, listSteps } from './server/first-steps.ts'
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
    email: (call) => readEmailState(db, call),
    testEmail: (call) => sendTestEmail(call),
    steps: (call) => listSteps(db, call),
    finishStep: ({ params, now }) => finishStep(db, params.name, now),
  }),
  { workspace: (db) => () => setValues(db) },
)
