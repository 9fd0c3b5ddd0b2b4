import type { Db } from '#platform/db/engines/database.ts'
import { forbidden, notFound } from '#platform/errors/failure.ts'
import { allows } from '#platform/permissions/rules.ts'
import { api, type Handlers } from '#platform/server/api.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { dayAt } from '#platform/server/figures/day-starts.ts'
import { findSearchZone } from '#platform/server/records/search-zone.ts'
import { type BulkReport, email } from './contract.ts'
import { createChangeBudget } from './server/change-budget.ts'
import { changeEmails, labelChanges } from './server/change-emails.ts'
import { listConversations, listEmails } from './server/conversations.ts'
import { application, deliverDue, findDue, putOff, receive } from './server/deliver.ts'
import { addDraft, removeDraft, saveDraft, sendDraft, withdrawQueued } from './server/drafts.ts'
import { findEmail, selectEmails, showEmail, toEmails } from './server/email-rows.ts'
import { countFacets } from './server/facets.ts'
import { reportUndelivered } from './server/report-undelivered.ts'
import { addLabel, editLabel, removeLabel } from './server/labels.ts'
import { emptyFolder, purgeMailbox, purgeOld, purgeTarget, wakeSnoozed } from './server/purge.ts'
import { addRule, editRule, findRule, listRules, orderRules, removeRule, runRule } from './server/rules.ts'
import type { Search } from './server/matching.ts'
import { emailEntries } from './server/search-entries.ts'
import { readSettings, saveSettings } from './server/settings.ts'
import type { Tables } from './server/tables.ts'
import { addTemplate, editTemplate, findTemplate, listTemplates, removeTemplate } from './server/templates.ts'
import { repliesToday, readVacation, saveVacation } from './server/vacation.ts'

const toReader = ({ user: { id, email }, now }: { user: { id: string; email: string }; now: string }) => ({
  id,
  email,
  now,
})

const getToday = async ({ now, services: { workspace } }: Pick<Call, 'now' | 'services'>) =>
  dayAt(now, (await workspace()).timeZone)

/** A search with the time zone of its days. */
const inTimeZone = async <Query extends Search>(query: Query, { services: { workspace } }: Pick<Call, 'services'>) => ({
  ...query,
  timeZone: await findSearchZone(query, workspace),
})

const createReadHandlers = (
  db: Db<Tables>,
): Pick<
  Handlers<typeof email>,
  'list' | 'threads' | 'thread' | 'facets' | 'settings' | 'vacation' | 'show' | 'file'
> => ({
  list: async (call) => listEmails(db, toReader(call), await inTimeZone(call.query, call)),

  threads: async (call) => listConversations(db, toReader(call), await inTimeZone(call.query, call)),

  thread: async ({ user, params: { id } }) => {
    const rows = await selectEmails(db, user).where('c.threadId', '=', id).orderBy('c.time').orderBy('c.id').execute()
    if (rows.length === 0) throw notFound(`Conversation ${id} not found`)
    return toEmails(db, rows, user)
  },

  facets: async (call) => {
    const counts = await countFacets(db, toReader(call))
    return { ...counts, isAway: await repliesToday(db, call.user.id, await getToday(call)) }
  },

  settings: ({ user }) => readSettings(db, user.id),

  vacation: ({ user }) => readVacation(db, user.id),

  show: ({ user, params: { id } }) => showEmail(db, user, id),

  file: async ({ user, params: { id, fileId }, services: { files } }) => {
    const { attachments } = await findEmail(db, user, id)
    const file = attachments.find((file) => file.id === fileId)
    if (!file) throw notFound('Attachment not found')
    return files.open(file)
  },
})

const createChangeHandlers = (
  db: Db<Tables>,
): Pick<
  Handlers<typeof email>,
  'saveSettings' | 'saveVacation' | 'edit' | 'bulk' | 'remove' | 'purge' | 'emptyTrash' | 'emptySpam'
> => ({
  saveSettings: ({ user, body }) => saveSettings(db, user.id, body),

  saveVacation: ({ user, body }) => saveVacation(db, user.id, body),

  edit: async (call) => {
    const {
      user,
      params,
      body: { labels, ...set },
    } = call
    await findEmail(db, user, params.id)
    const labelled = labels ? await labelChanges(db, params.id, labels) : {}
    const change = { target: { ids: [params.id] }, set: { ...set, ...labelled } }
    await changeEmails(db, toReader(call), change, { mailQuota: call.services.mailQuota })
    return showEmail(db, user, params.id)
  },

  bulk: async (call) => {
    const reports: BulkReport[] = []
    const { access, body, services } = call
    const isSending = body.changes.some(({ set }) => set.sendAt !== undefined)
    if (isSending && !allows(access.ability, 'create', email.name)) throw forbidden()
    const tools = { mailQuota: services.mailQuota, budget: createChangeBudget(db, toReader(call)) }
    for (const { target, set } of body.changes) {
      const change = { target: await inTimeZone(target, call), set }
      reports.push(await changeEmails(db, toReader(call), change, tools))
    }
    const sum = (field: 'messages' | 'conversations' | 'unsent') =>
      reports.reduce((total, report) => total + report[field], 0)
    // Undo in reverse order.
    const undo = reports.toReversed().flatMap((report) => report.undo)
    return { messages: sum('messages'), conversations: sum('conversations'), unsent: sum('unsent'), undo }
  },

  remove: async (call) => {
    const {
      user,
      params,
      query: { version },
      services: { files, mailQuota },
    } = call
    if (version !== undefined) return removeDraft(db, user, params.id, { version, files })
    const { deletedAt } = await findEmail(db, user, params.id)
    if (deletedAt !== null) return
    await changeEmails(db, toReader(call), { target: { ids: [params.id] }, set: { trash: true } }, { mailQuota })
  },

  purge: async (call) => {
    const target = await inTimeZone(call.body.target, call)
    return purgeTarget(db, toReader(call), target, call.services.files)
  },

  emptyTrash: (call) => emptyFolder(db, toReader(call), 'trash', call.services.files),

  emptySpam: (call) => emptyFolder(db, toReader(call), 'spam', call.services.files),
})

const createWriteHandlers = (
  db: Db<Tables>,
): Pick<Handlers<typeof email>, 'draft' | 'saveDraft' | 'send' | 'unsend'> => ({
  draft: ({ user, body, now, services: { files } }) => addDraft(db, user, body, { now, files }),

  saveDraft: ({ user, params: { id }, body, now, services: { files } }) =>
    saveDraft(db, user, id, body, { now, files }),

  send: ({ user, params: { id }, body, now, events, services }) =>
    sendDraft(db, user, id, body, { now, events, services }),

  unsend: ({ user, params: { id }, now, services }) => withdrawQueued(db, user, id, { now, services }),
})

const createLabelHandlers = (
  db: Db<Tables>,
): Pick<Handlers<typeof email>, 'createLabel' | 'editLabel' | 'removeLabel'> => ({
  createLabel: ({ user, body }) => addLabel(db, user.id, body),

  editLabel: ({ user, params: { id }, body }) => editLabel(db, user.id, id, body),

  removeLabel: ({ user, params: { id } }) => removeLabel(db, user.id, id),
})

const createRuleHandlers = (
  db: Db<Tables>,
): Pick<Handlers<typeof email>, 'rules' | 'createRule' | 'editRule' | 'removeRule' | 'orderRules' | 'runRule'> => ({
  rules: ({ user }) => listRules(db, user.id),

  createRule: ({ user, body }) => addRule(db, user.id, body),

  editRule: async ({ user, params: { id }, body, check }) => {
    check(await findRule(db, user.id, id))
    return editRule(db, user.id, id, body)
  },

  removeRule: ({ user, params: { id } }) => removeRule(db, user.id, id),

  orderRules: ({ user, body: { ids } }) => orderRules(db, user.id, ids),

  runRule: async (call) => {
    const { timeZone } = await call.services.workspace()
    return runRule(db, { ...toReader(call), timeZone }, call.params.id)
  },
})

const createTemplateHandlers = (
  db: Db<Tables>,
): Pick<Handlers<typeof email>, 'templates' | 'createTemplate' | 'editTemplate' | 'removeTemplate'> => ({
  templates: ({ user }) => listTemplates(db, user.id),

  createTemplate: ({ user, body }) => addTemplate(db, user.id, body),

  editTemplate: async ({ user, params: { id }, body, check }) => {
    check(await findTemplate(db, user.id, id))
    return editTemplate(db, user.id, id, body)
  },

  removeTemplate: ({ user, params: { id } }) => removeTemplate(db, user.id, id),
})

const handlers = (db: Db<Tables>): Handlers<typeof email> => ({
  ...createReadHandlers(db),
  ...createChangeHandlers(db),
  ...createWriteHandlers(db),
  ...createLabelHandlers(db),
  ...createRuleHandlers(db),
  ...createTemplateHandlers(db),
})

export default api(email, handlers, {
  search: emailEntries,
  onMail:
    (db: Db<Tables>) =>
    async ({ from, ...message }, { events, now, services: { workspace } }) =>
      receive(
        db,
        { ...message, from: from ?? application((await workspace()).name) },
        { events, now, services: { workspace } },
      ),
  onUndelivered: (db: Db<Tables>) => (mail, addresses, tools) => reportUndelivered(db, mail, addresses, tools),
  onAccount:
    (db: Db<Tables>) =>
    async ({ kind, userId }, { services: { files } }) => {
      if (kind === 'deleted') await purgeMailbox(db, userId, files)
    },
  every: [
    {
      seconds: 2,
      each: (db: Db<Tables>) => (tools) => findDue(db, tools.now),
      runEach: (db: Db<Tables>) => (id, post) => deliverDue(db, Number(id), post),
      eachFailed: (db: Db<Tables>) => (id, tools) => putOff(db, Number(id), tools),
    },
    {
      seconds: 30,
      run:
        (db: Db<Tables>) =>
        ({ now, events: { announce } }) =>
          wakeSnoozed(db, now, announce),
    },
    {
      seconds: 3600,
      run: (db: Db<Tables>) => (tools) => purgeOld(db, tools.now, tools.services.files),
    },
  ],
})
