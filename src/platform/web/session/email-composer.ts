import { createContext, use } from 'react'
import { useCan } from './session.ts'

interface EmailComposer {
  /** The contract whose rules allow to write an email. */
  topic: string
  path: string
}

/** Where the application writes emails, if a module does; the application fills it. */
export const EmailComposerContext = createContext<EmailComposer | undefined>(undefined)

/** The screen at which the user writes to an address; undefined without such a module, or without the right. */
export function useEmailComposer() {
  const composer = use(EmailComposerContext)
  const can = useCan()
  return composer && can('create', composer.topic)
    ? (email: string) => `${composer.path}${encodeURIComponent(email)}`
    : undefined
}
