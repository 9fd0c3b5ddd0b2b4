import './texts.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { search } from '#platform/contracts/search-contract.ts'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { client } from '#platform/web/api/client.ts'
import { usePersonPath } from '#platform/web/session/people.ts'

const api = client(search)

interface ReferenceLinkProps {
  /** The copy of the name in the record. */
  name: string
  path: string
}

/** A name that links to its screen; without a link if the record is deleted or the user may not read it. */
export function ReferenceLink({ name, path }: ReferenceLinkProps) {
  const t = useTexts('fields')
  const { data } = useQuery({ ...api.at.query({ query: { path: [path] } }), retry: false })
  if (data?.length === 0) return <span className="text-quiet">{t('gone', { name })}</span>
  return (
    <Link to={path}>
      <bdi {...asWritten(name)}>{name}</bdi>
    </Link>
  )
}

/** A person's name, which links to the person's page if a module has one. */
export function PersonLink({ id, name }: { id: string; name: string }) {
  const path = usePersonPath()(id)
  return path === undefined ? <bdi {...asWritten(name)}>{name}</bdi> : <ReferenceLink name={name} path={path} />
}
