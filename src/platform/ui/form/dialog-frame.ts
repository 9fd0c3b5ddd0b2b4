import { createContext, type RefObject } from 'react'

interface DialogFrameValue {
  /** The id that names the dialog; the title of the form takes it. */
  titleId: string
  /** What Escape and a click outside do while the form is shown. */
  closeForm: RefObject<(() => void) | null>
}

/** A dialog that is open already, and in which a `FormDialog` shows its form instead of opening another one. */
export const DialogFrame = createContext<DialogFrameValue | undefined>(undefined)
