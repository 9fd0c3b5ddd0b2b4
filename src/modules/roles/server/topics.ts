import * as z from 'zod'
import { actions, type Contract, type Endpoint } from '#platform/contract.ts'
import { givenFields } from '#platform/permissions/rule-fields.ts'
import type { Topic } from '../contract.ts'

type Endpoints = readonly [string, Endpoint][]

/** True if rules apply to a contract: not if all users have access, or all endpoints are public. */
export const isTopic = ({ everyone, endpoints }: Contract) =>
  !everyone && Object.values(endpoints).some((endpoint) => !endpoint.public)

/** The contracts that rules can apply to. */
export const getTopics = (contracts: readonly Contract[]): Topic[] =>
  contracts.filter(isTopic).map((contract) => {
    const endpoints = Object.entries(contract.endpoints)
    const guarded = endpoints.filter(([, endpoint]) => !endpoint.public)
    return {
      name: contract.name,
      private: contract.private ?? false,
      actions: [...actions, ...(contract.actions ?? [])].filter(
        (action) => action === contract.confidential || guarded.some(([, endpoint]) => endpoint.action === action),
      ),
      columns: getColumns(contract),
      fields: getFields(guarded),
      endpoints: endpoints.map(([name, { method, path, action, public: open = false }]) => ({
        name,
        method,
        path: `${contract.base}${path}`.replace(/\/$/, ''),
        action,
        public: open,
      })),
    }
  })

/** Owner columns, and columns in the conditions of shipped rules. */
function getColumns({ owners = [], grants }: Contract): Topic['columns'] {
  const where = Object.values(grants)
    .flat()
    .flatMap((grant) => (typeof grant === 'string' ? [] : Object.entries(grant.where)))
  const names = [...new Set([...owners, ...where.map(([name]) => name)])]
  return names.map((name) => ({
    name,
    values: [
      ...new Set(
        where.flatMap(([one, value]) => (one === name && value !== null && value !== '$user.id' ? [value] : [])),
      ),
    ],
    listed: owners.includes(name),
  }))
}

// `/:id` or `/posts/:id`.
const oneRecord = /^(?:\/[\w-]+)?\/:id$/

/** The fields that updates of a single record accept. */
const getFields = (endpoints: Endpoints) => [
  ...new Set(
    endpoints.flatMap(([, { method, path, body }]) =>
      method === 'PATCH' && oneRecord.test(path) && body instanceof z.ZodObject
        ? Object.keys(body.shape).flatMap((name) => givenFields({ [name]: null }))
        : [],
    ),
  ),
]
