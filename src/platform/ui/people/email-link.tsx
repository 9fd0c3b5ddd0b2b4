import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { useEmailComposer } from '#platform/web/session/email-composer.ts'

interface EmailLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  email: string
}

/** An address that wraps after its `@` before it breaks inside a word. */
function Address({ email }: { email: string }) {
  const [name, host] = email.split('@')
  return (
    <>
      {name}
      {host !== undefined && (
        <>
          @<wbr />
          {host}
        </>
      )}
    </>
  )
}

/** A link to write an email, by default with the address: in the app if a module sends emails, else in the user's email program. */
export function EmailLink({ email, children = <Address email={email} />, ...link }: EmailLinkProps) {
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
