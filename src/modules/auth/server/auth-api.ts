import { notFound } from '#platform/errors/failure.ts'
import { api } from '#platform/server/api.ts'
import { auth } from '../contract.ts'
import { onAccount } from './account-events.ts'
import { findUserOfSession } from './accounts.ts'
import { startRequiredFactor, enableRequiredFactor } from './required-factor.ts'
import { storeMessage, readStoredMessages } from './messages/stored-messages.ts'
import { findLink } from './links.ts'
import { readSignInOptions } from './options.ts'
import { createPasskeyChallenge } from './passkey-options.ts'
import { signInByPasskey } from './passkeys.ts'
import { startProviderFlow, finishProviderFlow } from './providers.ts'
import { requestReset, reset } from './reset.ts'
import { verifySecondFactor } from './second-factor.ts'
import { setUp } from './setup.ts'
import { signIn } from './sign-in.ts'
import { confirm, resend, signUp } from './sign-up.ts'
import { deleteExpired } from './sweep.ts'
import type { AuthDb } from './tables.ts'

const linkKinds = ['account', 'email', 'password', 'invitation'] as const

export const authApi = api(
  auth,
  (db: AuthDb) => ({
    options: (call) => readSignInOptions(db, call),
    signIn: (call) => signIn(db, call),
    secondFactor: async ({ request: { session } }) => {
      if (!session || session.stage === 'open') return { owed: false, isNew: false, email: null }
      const { email } = await findUserOfSession(db, session)
      return { owed: true, isNew: session.stage === 'newFactor', email }
    },
    giveSecondFactor: (call) => verifySecondFactor(db, call),
    beginSecondFactor: (call) => startRequiredFactor(db, call),
    enableSecondFactor: (call) => enableRequiredFactor(db, call),
    signUp: (call) => signUp(db, call),
    resend: (call) => resend(db, call),
    showLink: async ({ body, services: { secrets }, now }) => {
      const { kind, email, name, expiresAt } = await findLink(db, secrets, { token: body.token, now, kinds: linkKinds })
      return { kind, email, name, expiresAt }
    },
    confirm: (call) => confirm(db, call),
    forgot: (call) => requestReset(db, call),
    reset: (call) => reset(db, call),
    setup: (call) => setUp(db, call),
    askPasskey: (call) => createPasskeyChallenge(db, call),
    signInByPasskey: (call) => signInByPasskey(db, call),
    beginProvider: (call) => startProviderFlow(db, call, { ...call.body, userId: null }),
    finishProvider: (call) => finishProviderFlow(db, call),
    messages: ({ settings: { mode }, query }) => {
      if (mode !== 'sample') throw notFound()
      return readStoredMessages(db, query.to)
    },
  }),
  {
    onMail:
      (db) =>
      (mail, { now }) =>
        storeMessage(db, mail, now),
    onAccount: (db) => (event, tools) => onAccount(db, event, tools),
    every: [
      {
        seconds: 900,
        run:
          (db) =>
          ({ now }) =>
            deleteExpired(db, now),
      },
    ],
    encryptedColumns: [
      { table: 'authLinks', key: 'id', column: 'tokenHash', storedAs: 'hash', until: 'expiresAt' },
      { table: 'authJourneys', key: 'id', column: 'flowHash', storedAs: 'hash', until: 'expiresAt' },
      { table: 'authSecondFactors', key: 'userId', column: 'sealedSecret', storedAs: 'encrypted' },
      { table: 'authRecoveryCodes', key: 'id', column: 'codeHash', storedAs: 'codeHash', endedBy: 'usedAt' },
    ],
  },
)
