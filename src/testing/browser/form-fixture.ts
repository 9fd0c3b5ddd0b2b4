/** A form from `tests/<module>.form-fixture.ts`: it is filled in, and saved while the server fails. */
export interface FormFixture {
  /** The screen's address, with the parameter that opens the form, if there is one. */
  path: string
  /** Names of buttons and links to click, in order, that open it otherwise. */
  open?: readonly (string | RegExp)[]
  /** The text to type, by the name of the field. */
  fields: Readonly<Record<string, string>>
  /** The button that saves it. */
  save: string
}

/** A multi-line field, from `drafts` in the same file: its text survives Escape and a reload. */
export interface DraftFixture {
  /** The screen's address, with the parameter that opens the field, if there is one. */
  path: string
  /** Names of buttons and menu items to click, in order, that open it otherwise. */
  open?: readonly (string | RegExp)[]
  /** The dialog of the field, if the screen behind it has another one of this name. */
  dialog?: string
  field: string | RegExp
}
