import type { Contract, Endpoint } from '#platform/contract.ts'
import type { Database } from '#platform/db/engines/database.ts'
import type { PrintedPaper } from '#platform/contracts/printed-paper.ts'
import type { Ability } from '#platform/permissions/rules.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { lazily } from '#platform/records/lazily.ts'
import { announceAccountTo } from '#platform/server/accounts/announce-account.ts'
import type { Api } from '#platform/server/api.ts'
import type { Background, CallEvents, Committed, OpenSession, SharedServices } from './call.ts'
import { announceBillTo, findBiller } from '#platform/server/hooks/billing.ts'
import { enquireTo } from '#platform/server/hooks/enquire.ts'
import { createFiles } from '#platform/server/files/files.ts'
import { writePaper } from '#platform/server/files/write-paper.ts'
import { collectNotices } from '#platform/server/notices/notices.ts'
import { countedMailer } from '#platform/server/quotas/counted-mailer.ts'
import type { Counted } from '#platform/server/quotas/quotas.ts'
import { sanitiseInline } from '#platform/server/html/sanitise-rich-texts.ts'
import { findLanguage } from '#platform/server/permissions/readers.ts'
import { findReferenced } from '#platform/server/references/find-referenced.ts'
import { choicesNamedIn } from '#platform/server/search/choices/named-choices.ts'
import { createScreenUrl, type Services } from '#platform/server/services.ts'
import { sessionKeeper } from '#platform/server/session/session-keeper.ts'
import { lazyWorkspace } from '#platform/server/workspace.ts'
import { collectAnnouncements, type Announcement } from './write.ts'

interface Author {
  contract: Contract
  endpoint: Endpoint
  services: Services
  apis: readonly Api[]
  contracts: readonly Contract[]
  userId: string
  /** The user, else the network of a visitor. */
  caller: () => string
  ability: Ability
  session: OpenSession | undefined
  /** The language in the user's saved theme settings. */
  language: string | null
  /** The record in the path. */
  recordId: string | undefined
  now: string
  device: () => string
  /** The token by which the browser may be known. */
  deviceToken: () => string | undefined
  /** Headers of the response. */
  headers: () => Headers
  signal: CallEvents['signal']
  /** Called with the rest of the quotas that the write has used. */
  onCounted(counted: readonly Counted[]): void
}

/** What a call uses of the installation as it is. */
const installedServices = ({ providers = [], mailServer, sanitise = sanitiseInline }: Services) => ({
  providers,
  mailServer,
  sanitise,
})

/** The parts of a call that belong to its transaction, each created on first use, since most handlers use none. */
export function transactionTools(db: Database['db'], author: Author) {
  const { contract, services, apis, contracts, userId, session, recordId, now, device, deviceToken, headers } = author
  const { announce, announcements } = collectAnnouncements()
  const files = lazily(() => createFiles(db, services.files, userId, now))
  const mail = lazily(() => countedMailer(db, services, { userId, now }))
  const sessions = lazily(() =>
    sessionKeeper(db, services, { session, device: device(), deviceToken: deviceToken(), now, headers: headers() }),
  )
  const notices = lazily(() =>
    collectNotices({ db, services, apis, contracts, authorId: userId || null, topic: contract.name }),
  )
  const shared = { secrets: services.secrets, screen: createScreenUrl(services), workspace: lazyWorkspace(apis, db) }
  const background = () =>
    createBackground(now, { ...shared, files: files(), mail: mail().mailer }, notices(), announce)
  const tools: Committed = {
    services: {
      ...shared,
      ...installedServices(services),
      findReferenced: findReferenced(db, author),
      withChoices: choicesNamedIn(services, contract.name, () => findLanguage(author.language, shared.workspace)),
      get billing() {
        return findBiller(apis, db, background(), userId)
      },
      readers: (users) => notices().tools.services.readers(users),
      texts: moduleTexts(author, shared.workspace),
      pdf: (paper: PrintedPaper) => writePaper({ pdf: services.pdf, files: files(), owner: author.caller() }, paper),
      get files() {
        return files()
      },
      get mail() {
        return mail().mailer
      },
      get mailQuota() {
        return mail().quota
      },
      get sessions() {
        return sessions()
      },
    },
    events: {
      announce,
      signal: author.signal,
      notify: (to, notice) => notices().tools.events.notify(to, notice),
      withdraw: (withdrawn) => notices().tools.events.withdraw(withdrawn),
      revise: (revised) => notices().tools.events.revise(revised),
      ...hookEvents(db, author, background),
    },
  }
  // A visitor has no stream, but may be signed in and about to end that session by another sign-in.
  const reader = userId || session?.userId
  const toAnnouncements = async (result: unknown): Promise<Announcement[]> => {
    if (!author.endpoint.silent) announce(!contract.private ? 'everyone' : reader === undefined ? [] : [reader])
    const written = addTouched(contract, announcements(recordId ?? getId(result) ?? null))
    const recipients = [...written, ...(await notices().deliver(now))]
    const counted = await mail().count()
    if (counted.length > 0) author.onCounted(counted)
    return recipients
  }
  return { tools, toAnnouncements }
}

const createBackground = (
  now: string,
  services: SharedServices,
  { tools }: ReturnType<typeof collectNotices>,
  announce: CallEvents['announce'],
): Background => ({
  now,
  services: { ...services, ...tools.services },
  events: { announce, ...tools.events },
})

/** The events that modules' hooks follow in the same transaction. */
const hookEvents = (
  db: Database['db'],
  { apis, userId }: Pick<Author, 'apis' | 'userId'>,
  background: () => Background,
): Pick<CallEvents, 'announceAccount' | 'announceBill' | 'enquire'> => ({
  announceAccount: (event) => announceAccountTo(apis, db, background())(event),
  announceBill: (event) => announceBillTo(apis, db, background())(event),
  enquire: (enquiry) => enquireTo(apis, db, background(), userId)(enquiry),
})

/** The texts of the contract's module, in the workspace's language unless another is given. */
const moduleTexts =
  ({ services, contract }: Pick<Author, 'services' | 'contract'>, workspace: Committed['services']['workspace']) =>
  async (language?: Language): Promise<Translate> =>
    (await services.contractTexts?.(contract.name, language ?? (await workspace()).language)) ?? ((key) => key)

/** Recipients of a change also get change events of the contracts that it touches. */
const addTouched = ({ touches = [] }: Contract, announcements: readonly Announcement[]): Announcement[] => [
  ...announcements,
  ...touches.flatMap((topic) =>
    [
      ...new Set(
        announcements.filter((announcement) => announcement.topic === undefined).map(({ audience }) => audience),
      ),
    ].map((audience) => ({
      audience,
      recordId: null,
      topic,
    })),
  ),
]

export const getId = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  (typeof value.id === 'number' || typeof value.id === 'string')
    ? String(value.id)
    : undefined
