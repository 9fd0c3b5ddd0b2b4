import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { useEmailComposer } from '#platform/web/session/email-composer.ts'

interface EmailLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  email: string
}

/** A link to write an email: in the app if a module sends emails, else in the user's email program. */
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
