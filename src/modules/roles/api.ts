import type { Db } from '#platform/db/engines/database.ts'
import { conflict, notFound, refused } from '#platform/errors/failure.ts'
import { getAbility, allows, type Rule } from '#platform/permissions/rules.ts'
import { api, type Handlers } from '#platform/server/api.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { fixedRole, type RoleRecord, roles } from './contract.ts'
import { findChanges, simplifyRules } from './rights.ts'
import { checkHandover, checkRules } from './server/judge-rules.ts'
import {
  listRoles,
  findRole,
  isShipped,
  getRules,
  saveSecondFactorRequirement,
  saveRules,
  showRole,
  type Tables,
  queryUsers,
} from './server/role-rows.ts'
import { roleEntries } from './server/search-entries.ts'
import { isTopic, getTopics } from './server/topics.ts'

const isFixed = (id: string) => id === fixedRole
const createAdministratorConflict = () => conflict('The rules of the administrator cannot be changed')
const createNameConflict = () => conflict('Another role already has this name')

/** Handlers for the rules of roles, with a check that the caller may grant them. */
const createRuleHelpers = (db: Db<Tables>) => {
  const show = ({ access: { contracts } }: Call, id: string): Promise<RoleRecord> => showRole(db, id, contracts)
  const readRules = async ({ access: { contracts } }: Call, id: string) => getRules(await findRole(db, id), contracts)
  const checkHandoverRights = (
    { access: { rules, contracts } }: Call,
    before: readonly Rule[],
    after: readonly Rule[],
  ) => checkHandover({ before, after, ownRules: rules, topics: getTopics(contracts) })

  return { show, readRules, checkHandoverRights }
}

const createReadHandlers = (
  db: Db<Tables>,
): Pick<Handlers<typeof roles>, 'list' | 'topics' | 'show' | 'users' | 'effects' | 'try'> => {
  const { show, readRules } = createRuleHelpers(db)
  return {
    list: ({ access: { contracts } }) => listRoles(db, contracts),

    topics: ({ access: { contracts } }) => getTopics(contracts),

    show: ({ params: { id }, ...call }) => show(call, id),

    users: async ({ params: { id } }) => {
      await findRole(db, id)
      return queryUsers(db, id)
    },

    effects: async ({ params: { id }, body: { rules }, ...call }) => {
      const topics = getTopics(call.access.contracts)
      checkRules(rules, topics)
      const before = await readRules(call, id)
      return {
        users: await queryUsers(db, id),
        changes: findChanges(before, rules, topics),
      }
    },

    try: async ({ body: { role, action, topic, record, field }, ...call }) => {
      const topicContract = call.access.contracts.filter(isTopic).find(({ name }) => name === topic)
      if (!topicContract) throw notFound('Contract not found')
      const ability = getAbility(await readRules(call, role), call.user.id)
      const isAllowed = (of?: Record<string, unknown>) => allows(ability, action, topicContract, of, field)
      return getAnswer(action, { allowsAny: isAllowed(), allowsRecord: record === undefined || isAllowed(record) })
    },
  }
}

const createWriteHandlers = (db: Db<Tables>): Pick<Handlers<typeof roles>, 'create' | 'edit'> => {
  const { show, readRules, checkHandoverRights } = createRuleHelpers(db)
  return {
    create: async ({ body: { name, copyOf }, ...call }) => {
      const topics = getTopics(call.access.contracts)
      const model = await findRole(db, copyOf).catch(() => {
        throw refused('copyOf', 'This role does not exist')
      })
      const { demandsSecondFactor } = model
      const rules = simplifyRules(getRules(model, call.access.contracts), topics)
      checkHandoverRights(call, [], rules)
      const id = `r-${crypto.randomUUID()}`
      const inserted = await db
        .insertInto('roles')
        .values({ id, name, rules: JSON.stringify(rules), createdAt: call.now, demandsSecondFactor })
        .onConflict((stored) => stored.column('name').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!inserted) throw createNameConflict()
      return show(call, id)
    },

    edit: async ({ params: { id }, body: { name, rules, version, demandsSecondFactor }, ...call }) => {
      if (isFixed(id) && (name !== undefined || rules)) throw createAdministratorConflict()
      const before = await readRules(call, id)
      if (name !== undefined) {
        if (isShipped(id)) throw refused('name', 'A built-in role cannot be renamed')
        const other = await db
          .selectFrom('roles')
          .select('id')
          .where('name', '=', name)
          .where('id', '!=', id)
          .executeTakeFirst()
        if (other) throw createNameConflict()
        await db.updateTable('roles').set({ name }).where('id', '=', id).execute()
      }
      if (rules) {
        checkRules(rules, getTopics(call.access.contracts))
        checkHandoverRights(call, before, rules)
        await saveRules(db, id, { rules, version, now: call.now })
      }
      if (demandsSecondFactor !== undefined) {
        // Else users who may change roles could remove the protection of users with more rights.
        checkHandoverRights(call, [], await readRules(call, id))
        await saveSecondFactorRequirement(db, id, demandsSecondFactor, call.now)
      }
      return show(call, id)
    },
  }
}

const createRemoveHandlers = (db: Db<Tables>): Pick<Handlers<typeof roles>, 'reset' | 'remove'> => {
  const { show, readRules, checkHandoverRights } = createRuleHelpers(db)
  return {
    reset: async ({ params: { id }, body: { version }, ...call }) => {
      if (!isShipped(id)) {
        await findRole(db, id)
        throw conflict('Only built-in roles can be reset')
      }
      if (isFixed(id)) return show(call, id)
      checkHandoverRights(call, await readRules(call, id), getRules({ id, rules: null }, call.access.contracts))
      await saveRules(db, id, { rules: null, version, now: call.now })
      return show(call, id)
    },

    remove: async ({ params: { id }, body: { moveTo }, ...call }) => {
      const role = await findRole(db, id)
      if (isShipped(id)) throw conflict('Built-in roles cannot be deleted')
      if (moveTo === id) throw refused('moveTo', 'Choose a role other than the deleted one')
      if (moveTo !== undefined) {
        const next = await readRules(call, moveTo).catch(() => {
          throw refused('moveTo', 'This role does not exist')
        })
        checkHandoverRights(call, getRules(role, call.access.contracts), next)
        await db.updateTable('users').set({ role: moveTo }).where('role', '=', id).execute()
      } else if ((await queryUsers(db, id)).length > 0)
        throw conflict('This role has users. Choose a new role for them')
      await db.deleteFrom('roles').where('id', '=', id).execute()
    },
  }
}

export default api(
  roles,
  (db: Db<Tables>) => ({ ...createReadHandlers(db), ...createWriteHandlers(db), ...createRemoveHandlers(db) }),
  {
    search: roleEntries,
  },
)

/** The response of an endpoint: 404 for records that must not be read, 403 for everything else denied. */
function getAnswer(action: string, { allowsAny, allowsRecord }: { allowsAny: boolean; allowsRecord: boolean }) {
  if (allowsAny && allowsRecord) return { allowed: true, status: 200, message: 'Allowed' }
  if (allowsAny && action === 'read') return { allowed: false, status: 404, message: 'Not found' }
  return { allowed: false, status: 403, message: 'Not allowed' }
}
