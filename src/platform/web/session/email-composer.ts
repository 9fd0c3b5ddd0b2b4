import { createContext, use } from 'react'
import { useCan } from './session.ts'

interface EmailComposer {
  /** The contract with the permission to write an email. */
  topic: string
  path: string
}

/** The module that writes emails; the application provides it. */
export const EmailComposerContext = createContext<EmailComposer | undefined>(undefined)

/** The URL of the screen for an email to an address; undefined without such a module or permission. */
export function useEmailComposer() {
  const composer = use(EmailComposerContext)
  const can = useCan()
  return composer && can('create', composer.topic)
    ? (email: string) => `${composer.path}${encodeURIComponent(email)}`
    : undefined
}
