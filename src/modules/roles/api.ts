import type { Db } from '#platform/db/engines/database.ts'
import { conflict, notFound, refused } from '#platform/errors/failure.ts'
import { getAbility, allows, type Rule } from '#platform/fields/rules.ts'
import { api, type Handlers } from '#platform/server/api.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { fixedRole, type RoleRecord, roles } from './contract.ts'
import { changesBetween, simplifyRules } from './rights.ts'
import { checkHandover, checkRules } from './server/judge-rules.ts'
import {
  allRoles,
  findRole,
  isShipped,
  rulesOf,
  saveSecondFactorRequirement,
  saveRules,
  showRole,
  type Tables,
  queryUsers,
} from './server/role-rows.ts'
import { roleEntries } from './server/search-entries.ts'
import { isTopic, topicsOf } from './server/topics.ts'

const isFixed = (id: string) => id === fixedRole
const untouchable = () => conflict('The rules of the administrator cannot be changed')
const duplicateName = () => conflict('Another role already has this name')

/** Handlers for the rules of roles, with a check that the caller may grant them. */
const roleRules = (db: Db<Tables>) => {
  const show = ({ access: { contracts } }: Call, id: string): Promise<RoleRecord> => showRole(db, id, contracts)
  const rulesNow = async ({ access: { contracts } }: Call, id: string) => rulesOf(await findRole(db, id), contracts)
  const handOver = ({ access: { rules, contracts } }: Call, before: readonly Rule[], after: readonly Rule[]) =>
    checkHandover({ before, after, own: rules, topics: topicsOf(contracts) })

  return { show, rulesNow, handOver }
}

const reading = (
  db: Db<Tables>,
): Pick<Handlers<typeof roles>, 'list' | 'topics' | 'show' | 'users' | 'effects' | 'try'> => {
  const { show, rulesNow } = roleRules(db)
  return {
    list: ({ access: { contracts } }) => allRoles(db, contracts),

    topics: ({ access: { contracts } }) => topicsOf(contracts),

    show: ({ params: { id }, ...call }) => show(call, id),

    users: async ({ params: { id } }) => {
      await findRole(db, id)
      return queryUsers(db, id)
    },

    effects: async ({ params: { id }, body: { rules }, ...call }) => {
      const topics = topicsOf(call.access.contracts)
      checkRules(rules, topics)
      const before = await rulesNow(call, id)
      return {
        users: await queryUsers(db, id),
        changes: changesBetween(before, rules, topics),
      }
    },

    try: async ({ body: { role, action, topic, record, field }, ...call }) => {
      const topicContract = call.access.contracts.filter(isTopic).find(({ name }) => name === topic)
      if (!topicContract) throw notFound('Contract not found')
      const ability = getAbility(await rulesNow(call, role), call.user.id)
      const isAllowed = (of?: Record<string, unknown>) => allows(ability, action, topicContract, of, field)
      return answerOf(action, { ever: isAllowed(), here: record === undefined || isAllowed(record) })
    },
  }
}

const writeHandlers = (db: Db<Tables>): Pick<Handlers<typeof roles>, 'create' | 'edit'> => {
  const { show, rulesNow, handOver } = roleRules(db)
  return {
    create: async ({ body: { name, copyOf }, ...call }) => {
      const topics = topicsOf(call.access.contracts)
      const model = await findRole(db, copyOf).catch(() => {
        throw refused('copyOf', 'This role does not exist')
      })
      const { demandsSecondFactor } = model
      const rules = simplifyRules(rulesOf(model, call.access.contracts), topics)
      handOver(call, [], rules)
      const id = `r-${crypto.randomUUID()}`
      const made = await db
        .insertInto('roles')
        .values({ id, name, rules: JSON.stringify(rules), createdAt: call.now, demandsSecondFactor })
        .onConflict((stored) => stored.column('name').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!made) throw duplicateName()
      return show(call, id)
    },

    edit: async ({ params: { id }, body: { name, rules, version, demandsSecondFactor }, ...call }) => {
      if (isFixed(id) && (name !== undefined || rules)) throw untouchable()
      const before = await rulesNow(call, id)
      if (name !== undefined) {
        if (isShipped(id)) throw refused('name', 'A built-in role cannot be renamed')
        const other = await db
          .selectFrom('roles')
          .select('id')
          .where('name', '=', name)
          .where('id', '!=', id)
          .executeTakeFirst()
        if (other) throw duplicateName()
        await db.updateTable('roles').set({ name }).where('id', '=', id).execute()
      }
      if (rules) {
        checkRules(rules, topicsOf(call.access.contracts))
        handOver(call, before, rules)
        await saveRules(db, id, { rules, version, now: call.now })
      }
      if (demandsSecondFactor !== undefined) {
        // Else users who may change roles could remove the protection of users with more rights.
        handOver(call, [], await rulesNow(call, id))
        await saveSecondFactorRequirement(db, id, demandsSecondFactor, call.now)
      }
      return show(call, id)
    },
  }
}

const removeHandlers = (db: Db<Tables>): Pick<Handlers<typeof roles>, 'reset' | 'remove'> => {
  const { show, rulesNow, handOver } = roleRules(db)
  return {
    reset: async ({ params: { id }, body: { version }, ...call }) => {
      if (!isShipped(id)) {
        await findRole(db, id)
        throw conflict('Only built-in roles can be reset')
      }
      if (isFixed(id)) return show(call, id)
      handOver(call, await rulesNow(call, id), rulesOf({ id, rules: null }, call.access.contracts))
      await saveRules(db, id, { rules: null, version, now: call.now })
      return show(call, id)
    },

    remove: async ({ params: { id }, body: { moveTo }, ...call }) => {
      const role = await findRole(db, id)
      if (isShipped(id)) throw conflict('Built-in roles cannot be deleted')
      if (moveTo === id) throw refused('moveTo', 'Choose a role other than the deleted one')
      if (moveTo !== undefined) {
        const next = await rulesNow(call, moveTo).catch(() => {
          throw refused('moveTo', 'This role does not exist')
        })
        handOver(call, rulesOf(role, call.access.contracts), next)
        await db.updateTable('users').set({ role: moveTo }).where('role', '=', id).execute()
      } else if ((await queryUsers(db, id)).length > 0)
        throw conflict('This role has users. Choose a new role for them')
      await db.deleteFrom('roles').where('id', '=', id).execute()
    },
  }
}

export default api(roles, (db: Db<Tables>) => ({ ...reading(db), ...writeHandlers(db), ...removeHandlers(db) }), {
  search: roleEntries,
})

/** The response of an endpoint: 404 for records that must not be read, 403 for everything else denied. */
function answerOf(action: string, { ever, here }: { ever: boolean; here: boolean }) {
  if (ever && here) return { allowed: true, status: 200, message: 'Allowed' }
  if (ever && action === 'read') return { allowed: false, status: 404, message: 'Not found' }
  return { allowed: false, status: 403, message: 'Not allowed' }
}
