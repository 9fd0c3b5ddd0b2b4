import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formerNames } from './former-names.ts'
import { listComments, withoutComments } from './text-rules.ts'

// docs/glossary.md has the terms that replaced these.
const formerWords = new Set(['deed', 'deeds', 'evenly', 'fickle', 'patiently', 'unnoted', 'unsure'])

const formerToolNames = new Set(
  `
  answerAsLast answersWithin asAddress asksFor asStranger beginAnew beginHistory bodyIntake browserTestsLeft
  builtCopy busyShare carryName complaintsOf doubtful durabilityTestsLeft everyNthInTurn expectKept fallSilent
  fewestCharacters gatheredLines givingUp goesOnHearing goneNamesIn goWithin groundOf hearChanges holdAnswer
  impatience inLanes isAfterLast isBorrowed isPassing judgeOf keepCases keepingOf keepLook leadsTo leastOf
  leaveNothing leaveResilienceTests leftToNextCommits letIn listenAt loadBound loadGate lookAtAll looksInTurn
  lostInTables lostWork madeOf makeRoom makeTree meaningOf meansElsewhere migratedAgain Misfit neededQuery
  newsSince notPassedBack notPassedOn ofAllModules ofAtriumAlone openOnSlowLine othersWithin ownContracts
  ownProofs ownServer ownWorkshop partings PassingOn passOn Patience perConnection placeFor postgresTestsLeft
  postgresWay printsItself provenBy quietServices refuseTakenWords refuseUnready releaseAsItCame rightBodies
  rightQuestion secondTry sendWithin setAside settlePackages shownBy standIns stepsOfEverything takePolicyReports
  treeWithout tryEveryCommand tryEveryCreation tryEveryRemoval untilRight Unusable usualCause weaknessOf
  whatIsGone whileRunning whyTaken withEarlyAnswers withoutExtras withoutGoneNames
`
    .trim()
    .split(/\s+/),
)

// A limit is a maximum: `maxLabels`, `maxTitleLength`, `maxWait`. These are superlatives.
const limitName = /^(?:most|longest|largest)[A-Z]/
const superlatives = new Set(['mostRead', 'largestOf', 'largestPaint', 'longestHold'])

const files = globSync('{src,scripts,resilience,bench,examples}/**/*.{ts,tsx,mjs,css}').filter(
  (file) => !/((vocabulary\.test|former-names)\.ts|rename-in-modules(\.test\.ts|\.mjs))$/.test(file),
)

const splitWords = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z]+/)

const formerVerb = /^tell[A-Z]/

const isFormer = (name: string) =>
  formerNames.has(name) ||
  formerToolNames.has(name) ||
  formerVerb.test(name) ||
  (limitName.test(name) && !superlatives.has(name)) ||
  splitWords(name).some((word) => formerWords.has(word)) ||
  /\.(writes|typed)\.ts$/.test(name)

/** Names in code, without comments and the text of strings; names in a template's placeholders count. */
const namesIn = (text: string) =>
  text
    .replaceAll('space-evenly', ' ')
    .replaceAll(/\/\*[^]*?\*\/|(?<![:'"`\\])\/\/.*$/gm, ' ')
    .replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, ' ')
    .replaceAll(/`(?:[^`\\]|\\[^])*`/g, (template) => (template.match(/(?<=\$\{)[^}]*(?=\})/g) ?? []).join(' '))
    .replaceAll(/\/(?:[^/\\\n]|\\.)+\//g, ' ')
    .replaceAll(/(?<=>)[^<>{}=;()]*(?=<)/g, ' ')
    .match(/[A-Za-z_$][\w$]*/g) ?? []

const formerFileNames = new Set([...formerNames, ...formerToolNames].map((name) => name.toLowerCase()))

/** Whether a folder or the file has a former name in kebab-case, as `row-of.ts` has that of `rowOf`. */
const isFormerFile = (file: string) =>
  isFormer(file) ||
  file.split('/').some((part) => {
    const [name = ''] = part.split('.')
    return name.endsWith('-of') || formerFileNames.has(name.replaceAll('-', ''))
  })

test('files have names in terms of the glossary', () => {
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter((file) => isFormerFile(file))).toEqual([])
})

test('finds a former name of a file', () => {
  const former = [
    'src/a/load-gate.test.ts',
    'src/a/stretch.ts',
    'src/asked/list.ts',
    'src/a/row-of.css',
    'a/row-deeds.ts',
  ]
  expect(former.filter((file) => !isFormerFile(file))).toEqual([])
  expect(['src/a/request-queue.ts', 'src/a/part-of-day.ts'].filter((file) => isFormerFile(file))).toEqual([])
})

test('identifiers have names in terms of the glossary', () => {
  const faults = files.flatMap((file) => {
    const names = new Set(namesIn(readFileSync(file, 'utf8')).filter((name) => isFormer(name)))
    return [...names].map((name) => `${file}: ${name}`)
  })
  expect(faults).toEqual([])
})

/** Identifiers that comments name in backticks: camelCase words and calls. Words such as `update` may be values. */
const namesInComments = (text: string) =>
  [
    ...listComments(text)
      .join('\n')
      .matchAll(/`([a-z]+(?:[A-Z][a-zA-Z\d]*)?)(\(.*?\))?`/g),
  ].flatMap(([, name = '', call]) => (call || /[A-Z]/.test(name) ? [name] : []))

const getModule = (file: string) => /^src\/modules\/[^/]+/.exec(file)?.[0] ?? 'product'

// A module does not know the others, and the product does not know its tests and tools.
const getScope = (file: string) =>
  /\.(?:test|e2e)\.tsx?$|^src\/testing\/|^(?!src\/)/.test(file) ? 'tests' : getModule(file)

/** The identifiers that comments name, but no code has, by file. */
function listUnknownNames(texts: ReadonlyMap<string, string>) {
  const known = new Map<string, Set<string>>()
  for (const [file, text] of texts) {
    const scope = getScope(file)
    const names = known.get(scope) ?? new Set()
    known.set(scope, names)
    for (const [name] of withoutComments(text, file).matchAll(/[A-Za-z_$][\w$]*/g)) names.add(name)
  }
  const isKnown = (file: string, name: string) =>
    [getScope(file), getModule(file), 'product'].some((scope) => known.get(scope)?.has(name))
  return [...texts].flatMap(([file, text]) =>
    namesInComments(text)
      .filter((name) => !isKnown(file, name))
      .map((name) => `${file}: ${name}`),
  )
}

test('comments name identifiers that exist', () => {
  const texts = new Map(
    files.filter((file) => !file.endsWith('.css')).map((file) => [file, readFileSync(file, 'utf8')] as const),
  )
  expect(listUnknownNames(texts)).toEqual([])
})

test('finds a comment that names an identifier of before a renaming', () => {
  const comments = '/** Reads what `storeRipe` has written; `countRipe(pears)` is at `most`. */\n'
  const planted = new Map([
    ['src/platform/ripe.ts', `${comments}export const readRipe = () => countRipe()`],
    ['src/platform/ripe.test.ts', 'const storeRipe = 1 // `readRipe`'],
    ['src/modules/pears/pear.ts', '// `readRipe`, `storePear()`'],
    ['src/modules/apples/apple.ts', 'export const storePear = 1'],
  ])
  expect(listUnknownNames(planted)).toEqual(['src/platform/ripe.ts: storeRipe', 'src/modules/pears/pear.ts: storePear'])
})

test('finds a former word within a name', () => {
  expect(
    ['useRowDeeds', 'row-deeds.tsx', 'Asked', 'mostLabels', 'tellGuests'].filter((name) => !isFormer(name)),
  ).toEqual([])
  expect(['indeed', 'asked', 'rowActions', 'mostRead'].filter((name) => isFormer(name))).toEqual([])
  expect(namesIn("const deeds = useDeeds('a deed') // deed")).toEqual(['const', 'deeds', 'useDeeds'])
})
