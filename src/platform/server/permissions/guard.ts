import type { Contract, Endpoint } from '#platform/contract.ts'
import { Failure, forbidden, notFound } from '#platform/errors/failure.ts'
import { givenFields } from '#platform/permissions/rule-fields.ts'
import { type Ability, allows, valueAt } from '#platform/permissions/rules.ts'
import { isObject } from '#platform/records/is-object.ts'
import type { ReadScope } from './row-filters.ts'

/** Applies the user's rules to one request. */
export function createGuard(contract: Contract, endpoint: Endpoint, ability: Ability, { refused }: ReadScope) {
  const { name, owners, endpoints } = contract
  const { action, ownOnly } = endpoint
  const canHaveFieldRules = action !== 'read' && action !== 'delete' && !ownOnly
  const hasFields = canHaveFieldRules && ability.possibleRulesFor(action, name).some(({ fields }) => fields)

  // An endpoint that changes a record without a body is named in rules like a field.
  const listFields = (body: unknown) =>
    endpoint.body ? givenFields(body) : Object.keys(endpoints).filter((key) => endpoints[key] === endpoint)

  const checkFields = (fields: readonly string[], record?: Readonly<Record<string, unknown>>) => {
    const forbiddenFields = fields.filter((field) => !allows(ability, action, contract, record, field))
    if (forbiddenFields.length === 0) return
    throw new Failure(403, `Not allowed to change: ${forbiddenFields.join(', ')}`, {
      issues: forbiddenFields.map((path) => ({ path, message: 'Not allowed' })),
    })
  }

  const hasOwners = (value: unknown): value is Record<string, unknown> =>
    isObject(value) && (owners?.every((field) => valueAt(value, field) !== undefined) ?? false)

  return {
    /** Throws unless the rules allow the endpoint's action on some record. */
    checkAccess() {
      if (!allows(ability, action, contract) || (action === 'read' && refused.has(name))) throw forbidden()
    },
    /** The same for the fields in the body; the record is not known yet. */
    checkBody(body: unknown) {
      if (hasFields) checkFields(listFields(body))
    },
    checkRecord(record: Readonly<Record<string, unknown>>, body: unknown) {
      if (action !== 'create' && hasOwners(record) && !allows(ability, 'read', name, record)) throw notFound()
      if (!allows(ability, action, contract, record)) throw forbidden()
      if (hasFields) checkFields(listFields(body), record)
    },
    /** Rules with conditions on new records are checked after the insert and before the commit. */
    checkResult(result: unknown) {
      if (action === 'create' && hasOwners(result) && !allows(ability, action, contract, result)) throw forbidden()
    },
  }
}
