// All that the import screen needs of files; the server writes its exports with the same columns.
export { guessMapping, importFields, type Mapping } from './files/import-columns.ts'
export { type ContactsFile, kindOf, parseContactsFile } from './files/read-file.ts'
export { applyMapping, type ImportRow } from './files/import-rows.ts'
