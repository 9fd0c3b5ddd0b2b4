type PlainKey =
  | 'lead'
  | 'choose'
  | 'drop'
  | 'tooLarge'
  | 'nothing'
  | 'unreadable'
  | 'column'
  | 'field'
  | 'fieldOf'
  | 'leaveOut'
  | 'noName'
  | 'otherFile'
  | 'check'
  | 'faults'
  | 'row'
  | 'fault'
type CountedKey = 'mapLead' | 'moreFaults'

/** Translator of a module that has these texts under `import`. */
export interface ImportTexts {
  (key: `import.${PlainKey}`, values?: Readonly<Record<string, string>>): string
  (key: `import.${CountedKey}`, values: { count: number; name?: string }): string
}
