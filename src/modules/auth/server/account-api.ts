import { api } from '#platform/server/api.ts'
import { account } from '../contract-account.ts'
import {
  endOtherSessions,
  endSession,
  listIdentities,
  listPasskeys,
  listSessions,
  removeSignInMethod,
  renamePasskey,
} from './account-lists.ts'
import {
  startSecondFactor,
  disableSecondFactor,
  enableSecondFactor,
  replaceRecoveryCodes,
} from './account-second-factor.ts'
import { changeEmail, changePassword, editAccount, removeAccount, showAccount } from './account.ts'
import { confirmPassword, requireConfirmation } from './confirmed.ts'
import { notify } from './messages/send-message.ts'
import { deleteLinks } from './links.ts'
import { createPasskeyOptions } from './passkey-options.ts'
import { addPasskey } from './passkeys.ts'
import { startProviderFlow } from './providers.ts'
import type { AuthDb } from './tables.ts'

export const accountApi = api(account, (db: AuthDb) => ({
  show: (call) => showAccount(db, call),
  edit: (call) => editAccount(db, call),
  remove: (call) => removeAccount(db, call),
  confirm: (call) => confirmPassword(db, call),
  changeEmail: (call) => changeEmail(db, call),
  cancelEmail: async (call) => {
    await deleteLinks(db, call.user.id, ['email'])
    return showAccount(db, call)
  },
  changePassword: (call) => changePassword(db, call),

  beginSecondFactor: (call) => startSecondFactor(db, call),
  enableSecondFactor: (call) => enableSecondFactor(db, call),
  disableSecondFactor: (call) => disableSecondFactor(db, call),
  renewRecoveryCodes: (call) => replaceRecoveryCodes(db, call),

  listSessions: (call) => listSessions(db, call),
  endSession: (call) => endSession(db, call),
  endOtherSessions: (call) => endOtherSessions(db, call),

  listPasskeys: (call) => listPasskeys(db, call),
  askPasskey: async (call) => {
    await requireConfirmation(db, call)
    return createPasskeyOptions(db, call, call.user)
  },
  addPasskey: async (call) => {
    const passkey = await addPasskey(db, call)
    await notify(db, call, call.user, { kind: 'passkeyAdded', values: { passkey: passkey.name } })
    return passkey
  },
  renamePasskey: (call) => renamePasskey(db, call),
  removePasskey: (call) => removeSignInMethod(db, 'authPasskeys', call),

  listIdentities: (call) => listIdentities(db, call),
  connect: async (call) => {
    await requireConfirmation(db, call)
    return startProviderFlow(db, call, { provider: call.body.provider, remembered: false, userId: call.user.id })
  },
  disconnect: (call) => removeSignInMethod(db, 'authIdentities', call),
}))
