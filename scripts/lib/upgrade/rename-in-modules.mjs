import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../files-below.mjs'
import { groupCalls } from './group-call.mjs'

const server = /\/(?:api|server\/.+)\.ts$/
const secretMethods = { keep: 'hashCode', isKept: 'verifyCode', seal: 'encrypt', open: 'decrypt', renewed: 'reencrypt' }
const storedAs = { hashed: 'hash', kept: 'codeHash', sealed: 'encrypted' }

/** Functions, types and options with a name of their own. */
const newNames = new Map(
  Object.entries({
    abilityOf: 'getAbility',
    AskedDocument: 'DocumentRequest',
    AskedPage: 'SitePageRequest',
    blankOf: 'createDefaultValues',
    canOf: 'createCan',
    confirmedFirst: 'withConfirmation',
    countOf: 'getCount',
    embedOf: 'parseEmbed',
    failureOf: 'getErrorText',
    fieldsOf: 'createFields',
    FileAnswer: 'FileResponse',
    flatOf: 'singleValueFields',
    forgetDrafts: 'removeDrafts',
    forgetVisits: 'clearVisits',
    forgiveTries: 'resetFailures',
    formatsOf: 'getFormats',
    formOf: 'getFormKey',
    idOf: 'getId',
    ifMany: 'scanQuery',
    inAnswers: 'inResponses',
    isCreatedProject: 'mayLackModules',
    isScattered: 'isUnindexed',
    issuesOf: 'toIssues',
    isWordless: 'hasNoContent',
    judgeRows: 'validateRows',
    noteVisit: 'recordVisit',
    pictureOf: 'loadPicture',
    PictureOf: 'LoadPicture',
    readsSame: 'hasSameContent',
    replaceClearTokens: 'encryptPlaintextTokens',
    rowsUnderOtherSecrets: 'countOutdatedRows',
    sealedIn: 'encryptedIn',
    SearchAnswer: 'SearchResponse',
    stampOf: 'getStamp',
    takenBy: 'assigneeId',
    TakenEnquiry: 'AssignedEnquiry',
    textFieldsOf: 'createTextFields',
    TickAll: 'SelectAll',
    totalOf: 'countTotal',
    translatorOf: 'createTranslator',
    translatorsOf: 'createTranslators',
    undrafted: 'excludedFromDraft',
    useFirstWrong: 'useFirstInvalid',
    useForgetDraft: 'useRemoveDraft',
    useOnceAnswered: 'useAfterSearch',
    useShownList: 'useLoadedList',
    usualBrand: 'defaultBrand',
    visitorOf: 'createVisitor',
    wholeOf: 'integerOf',
    windowOf: 'splitPeriods',
    wrongDraftsOf: 'listInvalidDrafts',
  }),
)

/** Common words as names: changed where a module imports them from the file with the given present path. */
const newImportedNames = new Map(
  Object.entries({
    '#platform/db/queries/in-currency.ts': { currencyOf: 'getCurrency' },
    '#platform/fields/choices.ts': { valuesOf: 'listValues' },
    '#platform/fields/declared-kinds.ts': { metadataOf: 'getMetadata' },
    '#platform/fields/descriptions.ts': { namesOf: 'listNames', schemasOf: 'getSchemas' },
    '#platform/fields/field-cells.ts': { labelOf: 'toLabel' },
    '#platform/fields/fields.ts': { defaultValuesOf: 'createDefaultValues', fieldOf: 'getField' },
    '#platform/permissions/rules.ts': { rulesOf: 'parseRules' },
    '#platform/numbers/figures.ts': { lengthOf: 'countDays', periodsOf: 'splitPeriods' },
    '#platform/numbers/money.ts': { percentOf: 'computePercent' },
    '#platform/pictures/picture-size.ts': { pictureSizeOf: 'readPictureSize' },
    '#platform/rich-text/rich-text.ts': { richTextOf: 'getRichText' },
    '#platform/server/files/field-files.ts': { fileOf: 'getFile' },
    '#platform/server/html/rich-text.ts': { paragraphsOf: 'toParagraphs' },
    '#platform/server/http/network.ts': { networkOf: 'toNetwork' },
    '#platform/server/http/row-issues.ts': { rowIssuesOf: 'toRowIssues' },
    '#platform/server/records/export-records.ts': { tableOf: 'createTable' },
    '#platform/server/figures/figures.ts': { momentsOf: 'toMoments' },
    '#platform/server/permissions/row-filters.ts': { readScopeOf: 'getReadScope', scopeOf: 'getScope' },
    '#platform/server/search/choices/searched-choices.ts': { choicesOf: 'findChoices' },
    '#platform/server/search/excerpt.ts': { excerptOf: 'createExcerpt' },
    '#platform/server/search/join-beginning.ts': { beginningOf: 'joinBeginning' },
    '#platform/text/search-terms.ts': { parserOf: 'createParser' },
    '#platform/text/search-text.ts': { partsOf: 'splitParts', phrasesOf: 'splitPhrases' },
    '#platform/ui/files/upload-error.ts': { uploadErrorOf: 'toUploadError' },
    '#platform/ui/form/inputs/parse-number.ts': { numberOf: 'parseNumber' },
    '#platform/ui/row-list/column-names.tsx': { rowCountOf: 'getRowCount', rowIndexOf: 'getRowIndex' },
    '#testing/browser/visitor.ts': { uploaderOf: 'createUploader' },
    '#testing/inputs/drafts.ts': { draftsOf: 'inventDrafts', invalidDraftsOf: 'listInvalidDrafts' },
    '#testing/inputs/png.ts': { pngOf: 'createPng' },
  }),
)

/** Names of the platform that changed after 0.1.0, in the files that use them. docs/upgrading.md lists them. */
const renames = [
  { in: /\/contract[^/]*\.ts$/, from: /\bopens: true/g, to: "transaction: 'manual'" },
  { in: /\/contract[^/]*\.ts$/, from: /\bevenly:/g, to: 'minDurationMs:' },
  { in: /\/contract[^/]*\.ts$/, from: /\bpersonal: true/g, to: 'ownOnly: true' },
  { in: /\/contract[^/]*\.ts$/, from: /\bquiet: true/g, to: 'silent: true' },
  { in: /\/contract[^/]*\.ts$/, from: /\balways: true/g, to: 'everyone: true' },
  { in: /\/contract[^/]*\.ts$/, from: /\bunnoted:/g, to: 'unaudited:' },
  { in: /\/(api|server\/[^/]*)\.ts$/, from: /\bunderSecret:/g, to: 'encryptedColumns:' },
  { in: /\/contract[^/]*\.ts$/, from: /\bupload: \{ largest:/g, to: 'upload: { maxBytes:' },
  { in: /\/contract[^/]*\.ts$/, from: /\bmost: (?=\d[\d_]*, seconds:)/g, to: 'max: ' },
  { in: /\.tsx?$/, from: /\blargestAmount\b/g, to: 'maxAmount' },
  { in: /\.tsx?$/, from: /\bmostCounted\b/g, to: 'maxCounted' },
  { in: /\.tsx?$/, from: /\bmostInFacet\b/g, to: 'maxInFacet' },
  { in: /\.tsx?$/, from: /'#platform\/web\/places\.ts'/g, to: "'#platform/web/navigation/menu-entries.ts'" },
  { in: /\.tsx?$/, from: /\busePlaces\b/g, to: 'useMenuEntries' },
  { in: /\.tsx?$/, from: /\bMenuPlace\b/g, to: 'MenuEntry' },
  { in: /\.tsx?$/, from: /'#house-look'/g, to: "'#brand'" },
  { in: /\.tsx?$/, from: /useTexts\('richText'\)/g, to: "useTexts('rich-text')" },
  { in: /\.tsx?$/, from: /\bhouseLook\b/g, to: 'brandConfig' },
  {
    in: server,
    from: /\bsecrets\.(keep|isKept|seal|open|renewed)\b/g,
    to: (_, name) => `secrets.${secretMethods[name]}`,
  },
  { in: server, from: /\bhow: '(hashed|kept|sealed)'/g, to: (_, how) => `storedAs: '${storedAs[how]}'` },
  { in: server, from: /\b(sealedIn: '\w+',\s*)clear:/g, to: '$1plaintext:' },
  { in: server, from: /(?<=[{,] |\.)sure\b(?=[ ,:}])/g, to: 'lowerBound' },
  {
    in: /\.tsx?$/,
    from: new RegExp(`\\b(?:${[...newNames.keys()].join('|')})\\b`, 'g'),
    to: (name) => newNames.get(name),
  },
  { in: /\.ts$/, from: /(?<=\b(?:DocumentRoute|documents|SitePage)\b[^]*)\banswer(?=[:(])/g, to: 'respond' },
  { in: /\.tsx$/, from: /(?<=<CountCard\b[^>]*)\banswer(?==)/g, to: 'data' },
  { in: /\.tsx$/, from: /\bisBehind(?==)/g, to: 'isStale' },
  { in: /\.tsx$/, from: /\bleast: (?=\d)/g, to: 'minWidth: ' },
  { in: /\.tsx$/, from: /(?<=<TextInput\b[^>]*)\bmost(?==)/g, to: 'maxLength' },
  { in: /\.tsx?$/, from: /\bvaluesOf(?=: )/g, to: 'getValues' },
  { in: /\.tsx?$/, from: /(?<=\buseContractForm\b[^]*)\bfieldOf(?=: )/g, to: 'toFieldName' },
  { in: /\.tsx?$/, from: /(?<=\bMention\.configure\(\{ )nameOf(?=: )/g, to: 'getName' },
  { in: server, from: /(?<=\bsearchList\b[^]*)\bpartOf(?=: )/g, to: 'parentColumn' },
  { in: server, from: /\{ may: (?=')/g, to: '{ permission: ' },
  { in: /\.tsx?$/, from: /\.keepMine\(/g, to: '.keepOwnChanges(' },
  { in: /\.tsx?$/, from: /\.takeTheirs\(/g, to: '.discardOwnChanges(' },
  { in: /\.tsx?$/, from: /\bask(?= \} = useSearchText\()/g, to: 'setQuery: ask' },
  { in: /\.tsx?$/, from: /\bisAsking(?= \} = useFoundPeople\()/g, to: 'isSearching: isAsking' },
  { in: /\.tsx$/, from: /\bdeeds=(?=\{)/g, to: 'actions=' },
  { in: /\.test\.ts$/, from: /\bquietServices\b/g, to: 'testServices' },
  { in: /\.e2e\.ts$/, from: /\bownServer\b/g, to: 'startDedicatedServer' },
  { in: /\.e2e\.ts$/, from: /\bcomplaints\b(?=[ ,]|\.allow)/g, to: 'consoleErrors' },
]

/** Former to present import paths of the files that 0.2.0 moved into folders by subject. */
const movedFiles = new Map(
  Object.entries(JSON.parse(readFileSync(new URL('moved-files.json', import.meta.url), 'utf8'))),
)

export function withNewNames(file, text) {
  const renamed = renames.reduce(
    (left, rename) => (rename.in.test(file) ? left.replaceAll(rename.from, rename.to) : left),
    text,
  )
  const moved = renamed.replaceAll(/(?<=')#[\w/.-]+(?=')/g, (imported) => movedFiles.get(imported) ?? imported)
  return withNewImportedNames(moved)
}

function withNewImportedNames(text) {
  const imports = [...text.matchAll(/import \{([^}]*)\} from '(#[^']+)'/g)]
  const names = imports.flatMap(([, specifiers, file]) =>
    Object.entries(newImportedNames.get(file) ?? {}).filter(([name]) => new RegExp(`\\b${name}\\b`).test(specifiers)),
  )
  return names.reduce(
    (left, [name, newName]) => left.replaceAll(new RegExp(`(?<!\\.)\\b${name}\\b`, 'g'), newName),
    text,
  )
}

/** Writes the new names into the project's own modules, which no merge changes; returns the changed files. */
export function renameInModules(project, modules) {
  const files = modules
    .map((module) => `src/modules/${module}`)
    .filter((folder) => existsSync(path.join(project, folder)))
    .flatMap((folder) => filesBelow(path.join(project, folder)).map((file) => path.posix.join(folder, file)))
    .filter((file) => /\.tsx?$/.test(file))
  const before = new Map(files.map((file) => [file, readFileSync(path.join(project, file), 'utf8')]))
  const renamed = new Map([...before].map(([file, text]) => [file, withNewNames(file, text)]))
  const isServerCode = ([file]) => /\/(?:server\/.+|[^/]*api)\.ts$/.test(file)
  const after = new Map([...renamed, ...groupCalls(new Map([...renamed].filter(isServerCode)))])
  const changed = files.filter((file) => after.get(file) !== before.get(file))
  for (const file of changed) writeFileSync(path.join(project, file), after.get(file) ?? '')
  return changed
}
