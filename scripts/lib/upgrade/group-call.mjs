import path from 'node:path'
import { parseSync, Visitor } from 'vite'

/** The group of each member of a handler's call that had none before 0.2.0. */
const groups = {
  access: ['ability', 'rules', 'contracts', 'about'],
  request: ['session', 'origin'],
  db: ['commit', 'seen'],
  services: [
    'files',
    'mail',
    'mailQuota',
    'sessions',
    'secrets',
    'sanitise',
    'screen',
    'providers',
    'readers',
    'noticeTexts',
  ],
  events: ['tell', 'signal', 'notify', 'withdraw', 'announceAccount', 'enquire'],
  settings: ['mode', 'isSignUpOpen', 'signUpRole'],
}
/** Members and types that were also renamed. */
const newNames = new Map([
  ['seen', 'withRowFilters'],
  ['tell', 'announce'],
  ['Tell', 'Announce'],
  ['TakenEnquiry', 'AssignedEnquiry'],
])
const getNewName = (name) => newNames.get(name) ?? name
const groupOf = new Map(Object.entries(groups).flatMap(([group, members]) => members.map((name) => [name, group])))

const callTypes = ['Call', 'Background', 'Committed']
/** Types that were in the file of `api()`. */
const movedTypes = new Set([
  ...callTypes,
  'AccountEvent',
  'Mailer',
  'OpenSession',
  'SessionKeeper',
  'TakenEnquiry',
  'Tell',
  'User',
])
const otherParts = ['params', 'query', 'body', 'upload', 'user', 'now', 'check', 'headers']
const hooks = new Set(['onMail', 'onAccount', 'onEnquiry', 'onNotice', 'run'])

/**
 * Moves the members of calls into their groups, where handlers, hooks and functions with part of a call destructure
 * them. Code that assembles single members is unchanged; the compiler reports it.
 * @param {ReadonlyMap<string, string>} files texts by path
 */
export function groupCalls(files) {
  const parsed = new Map([...files].map(([file, text]) => [file, { text, program: parseSync(file, text).program }]))
  const types = callTypesIn(parsed)
  return new Map([...parsed].map(([file, source]) => [file, regrouped(source, types.get(file) ?? new Set(callTypes))]))
}

/** For each file, the names of types that are a call or a part of one, imports included. */
function callTypesIn(parsed) {
  const types = new Map([...parsed.keys()].map((file) => [file, new Set()]))
  for (const [file, { program }] of parsed) {
    const imported = program.body.filter(({ type }) => type === 'ImportDeclaration')
    if (
      imported.some(({ source }) => /\/server\/(?:.+\/)?(?:api|call)\.ts$/.test(source.value)) ||
      file.endsWith('/server/api.ts')
    )
      for (const name of callTypes) types.get(file)?.add(name)
  }
  for (let size = -1; size !== sumSizes(types);) {
    size = sumSizes(types)
    for (const [file, { program }] of parsed) for (const node of program.body) addTypes(node, file, types)
  }
  return types
}

const sumSizes = (types) => [...types.values()].reduce((sum, { size }) => sum + size, 0)

function addTypes(statement, file, types) {
  const typeNames = types.get(file)
  if (statement.type === 'ImportDeclaration') {
    const from = types.get(path.posix.join(path.posix.dirname(file), statement.source.value))
    for (const { imported, local } of statement.specifiers) if (from?.has(imported?.name)) typeNames.add(local.name)
    return
  }
  const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (node?.type === 'TSTypeAliasDeclaration' && isCall(node.typeAnnotation, typeNames)) typeNames.add(node.id.name)
  if (node?.type === 'TSInterfaceDeclaration') {
    const bases = node.extends.map(({ expression, typeArguments }) => ({ typeName: expression, typeArguments }))
    if (bases.some((base) => isCall({ type: 'TSTypeReference', ...base }, typeNames))) typeNames.add(node.id.name)
  }
}

function isCall(type, known) {
  if (type?.type === 'TSIntersectionType') return type.types.some((member) => isCall(member, known))
  if (type?.type !== 'TSTypeReference') return false
  const { name } = type.typeName
  if (name === 'Pick' || name === 'Omit') return isCall(type.typeArguments.params[0], known)
  return known.has(name)
}

function regrouped({ text, program }, known) {
  const edits = program.body.flatMap((node) => movedImport(node))
  const calls = callsIn(program, known)
  const isCallNamed = ({ type, name, start }) =>
    type === 'Identifier' &&
    calls.some(({ pattern, within }) => getName(pattern) === name && within.start <= start && start < within.end)
  const patterns = calls.map(({ pattern }) => pattern)
  new Visitor({
    MemberExpression: ({ object, property, computed }) => {
      const group = groupOf.get(property.name)
      if (group && !computed && isCallNamed(object))
        edits.push({ start: property.start, end: property.end, to: `${group}.${getNewName(property.name)}` })
    },
    VariableDeclarator: ({ id, init }) => void (init && isCallNamed(init) && patterns.push(id)),
    TSTypeReference: ({ typeName, typeArguments }) => edits.push(...keysEdit(typeName.name, typeArguments, known)),
    TSInterfaceHeritage: ({ expression, typeArguments }) =>
      edits.push(...keysEdit(expression.name, typeArguments, known)),
    TSIndexedAccessType: ({ objectType, indexType }) => {
      const group = isCall(objectType, known) && groupOf.get(indexType.literal?.value)
      const to = `'${group}']['${getNewName(indexType.literal?.value)}'`
      if (group) edits.push({ start: indexType.start, end: indexType.end, to })
    },
  }).visit(program)
  return [...edits, ...patterns.flatMap((pattern) => patternEdit(text, pattern))]
    .toSorted((a, b) => b.start - a.start)
    .reduce((left, { start, end, to }) => left.slice(0, start) + to + left.slice(end), text)
}

/** The parameters that are calls, or parts of one, each with its function. */
function callsIn(program, known) {
  const calls = []
  const ofTypes = (node) => {
    for (const param of node.params)
      if (isCall(param.typeAnnotation?.typeAnnotation, known)) calls.push({ pattern: param, within: node })
  }
  new Visitor({
    FunctionDeclaration: ofTypes,
    FunctionExpression: ofTypes,
    ArrowFunctionExpression: ofTypes,
    Property: ({ key, value }) => {
      if (!isFunction(value)) return
      const inner = hooks.has(key.name) && isFunction(value.body) ? value.body : undefined
      if (inner) calls.push({ pattern: inner.params.at(-1), within: inner })
      else if (isHandler(value)) calls.push({ pattern: value.params[0], within: value })
    },
    CallExpression: ({ callee, arguments: [, work] }) => {
      const name = callee.type === 'MemberExpression' ? callee.property.name : callee.name
      if (name === 'commit' && isFunction(work)) calls.push({ pattern: work.params[1], within: work })
    },
  }).visit(program)
  return calls.filter(({ pattern }) => pattern !== undefined)
}

/** The name of a whole parameter, or of its rest element. */
function getName(pattern) {
  if (pattern.type === 'Identifier') return pattern.name
  return pattern.properties?.find(({ type }) => type === 'RestElement')?.argument.name
}

function patternEdit(text, pattern) {
  if (pattern.type !== 'ObjectPattern') return []
  const end = text.indexOf('}', pattern.properties.at(-1)?.end ?? pattern.start) + 1
  const parts = pattern.properties.map((property) => ({
    name: property.key?.name,
    text: text.slice(property.start, property.end),
  }))
  const grouped = groupList(parts)
  return grouped === undefined ? [] : [{ start: pattern.start, end, to: `{ ${grouped} }` }]
}

/** `Pick<Call, 'user' | 'files'>` becomes `Pick<Call, 'user' | 'services'>`. */
function keysEdit(name, typeArguments, known) {
  if (!['Pick', 'Omit'].includes(name) || !isCall(typeArguments?.params[0], known)) return []
  const keys = typeArguments.params[1]
  const names = (keys.type === 'TSUnionType' ? keys.types : [keys]).map(({ literal }) => literal?.value)
  if (!names.some((key) => groupOf.has(key))) return []
  const grouped = new Set(names.map((key) => `'${groupOf.get(key) ?? key}'`))
  return [{ start: keys.start, end: keys.end, to: [...grouped].join(' | ') }]
}

/** Splits an import from the file of `api()` in two if it names types that have moved to the file of the call. */
function movedImport({ type, source, specifiers, importKind, start, end }) {
  if (type !== 'ImportDeclaration' || !/\/server\/(?:.+\/)?api\.ts$/.test(source.value)) return []
  const written = ({ imported, local }) =>
    getNewName(imported.name) === local.name ? local.name : `${getNewName(imported.name)} as ${local.name}`
  const moved = specifiers.filter(({ imported }) => movedTypes.has(imported?.name))
  if (moved.length === 0) return []
  const rest = specifiers
    .filter((specifier) => !moved.includes(specifier))
    .map((specifier) => (specifier.importKind === 'type' ? `type ${written(specifier)}` : written(specifier)))
  const remainingImport =
    rest.length > 0
      ? [`import ${importKind === 'type' ? 'type ' : ''}{ ${rest.join(', ')} } from '${source.value}'`]
      : []
  const to = `import type { ${moved.map(written).join(', ')} } from '#platform/server/pipeline/call.ts'`
  return [{ start, end, to: [...remainingImport, to].join('\n') }]
}

const isFunction = (node) => node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression'

/** Whether a function destructures members that only handlers get. */
function isHandler({ params: [call, ...more] }) {
  if (!call || more.length > 0 || call.typeAnnotation) return false
  if (call.type === 'Identifier') return call.name === 'call'
  if (call.type !== 'ObjectPattern') return false
  const properties = call.properties.filter(({ type }) => type === 'Property')
  return properties.every(({ key }) => groupOf.has(key.name) || otherParts.includes(key.name))
}

/** `{ user, files, mail }` becomes `{ user, services: { files, mail } }`; undefined if nothing changes. */
function groupList(parts) {
  if (!parts.some(({ name }) => groupOf.has(name))) return undefined
  const placed = new Set()
  const list = parts.flatMap(({ name, text }) => {
    const group = groupOf.get(name)
    if (!group) return [text]
    if (placed.has(group)) return []
    placed.add(group)
    const members = parts.filter((part) => groupOf.get(part.name) === group)
    return [`${group}: { ${members.map(memberText).join(', ')} }`]
  })
  return list.join(', ')
}

/** A member with its new name, bound to the name that the code already uses. */
function memberText({ name, text }) {
  if (!newNames.has(name)) return text
  return /^\w+\s*:/.test(text) ? text.replace(name, getNewName(name)) : `${getNewName(name)}: ${text}`
}
