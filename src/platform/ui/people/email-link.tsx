import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { useEmailComposer } from '#platform/web/session/email-composer.ts'

interface EmailLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  email: string
}

/** Writes to somebody: in the application where a module sends emails, else in the visitor's own program. */
export function EmailLink({ email, children, ...link }: EmailLinkProps) {
  const pathTo = useEmailComposer()
  if (pathTo)
    return (
      <Link to={pathTo(email)} {...link}>
        {children}
      </Link>
    )
  return (
    <a href={`mailto:${email}`} {...link}>
      {children}
    </a>
  )
}
