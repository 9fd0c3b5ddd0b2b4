import { createContext, use } from 'react'
import { useCan } from './session.ts'

interface EmailComposer {
  /** The contract whose permission to create is required. */
  topic: string
  path: string
}

/** The module that writes emails; the app provides it. */
export const EmailComposerContext = createContext<EmailComposer | undefined>(undefined)

/** URL of the screen for an email to an address; undefined without such a module or the permission. */
export function useEmailComposer() {
  const composer = use(EmailComposerContext)
  const can = useCan()
  return composer && can('create', composer.topic)
    ? (email: string) => `${composer.path}${encodeURIComponent(email)}`
    : undefined
}
