/** A form that `tests/<module>.form-fixture.ts` of a module describes: typed into, and saved while the server fails. */
export interface FormFixture {
  /** The screen, with what opens the form there in the address, if that does. */
  path: string
  /** Names of buttons and links that open it otherwise, one after the other. */
  open?: readonly (string | RegExp)[]
  /** By the names of its text fields what is typed into them. */
  fields: Readonly<Record<string, string>>
  /** The button that saves it. */
  save: string
}

/** A multi-line field, named as `drafts` in the same file: what is begun in it survives Escape and a reload. */
export interface DraftFixture {
  /** The screen, with what opens the field there in the address, if that does. */
  path: string
  /** Names of buttons and links that open it otherwise, one after the other. */
  open?: readonly (string | RegExp)[]
  field: string | RegExp
}
