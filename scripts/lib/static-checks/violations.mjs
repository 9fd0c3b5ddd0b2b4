import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A forbidden import, with its line and the alternative. */
export function describeViolation({ rule, from, to, cycle }, { folder, modules, rules }) {
  const [next = { name: to }] = cycle ?? []
  const line = findLine(path.join(folder, from), writeImport(modules, from, next.name))
  const what = cycle ? `imports ${cycle.map(({ name }) => name).join(', which imports ')}` : `imports ${to}`
  const { comment } = rules.find(({ name }) => name === rule.name) ?? {}
  return `${from}${line === undefined ? '' : `:${line}`} ${what}\n  ${rule.severity} ${rule.name}: ${comment}\n`
}

/** The specifier of the import, such as `../contacts/contract.ts`. */
const writeImport = (modules, from, to) =>
  modules.find(({ source }) => source === from)?.dependencies.find(({ resolved }) => resolved === to)?.module ?? to

/** The number of the line with the import, if one matches. */
function findLine(file, name) {
  const at = readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((line) =>
      ["'", '"'].some((quote) => [name, `node:${name}`].some((specifier) => line.includes(quote + specifier + quote))),
    )
  return at < 0 ? undefined : at + 1
}
