import { Fragment, type HTMLAttributes, type Key } from 'react'
import { asWritten } from '#platform/i18n/as-written.ts'
import type { Person } from '#platform/contracts/people.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import styles from './person-option.module.css'

interface PersonOptionProps {
  name: string
  picture: string
  /** Company, address or job title; blank ones are left out. */
  details: readonly string[]
}

/** A person in the list of a picker. */
export function PersonOption({ name, picture, details }: PersonOptionProps) {
  const shown = details.filter(Boolean)
  return (
    <span className="row gap-3 min-inline-0">
      <Avatar name={name} src={picture} size={32} />
      <span className={styles.text}>
        <bdi {...asWritten(name)}>{name}</bdi>
        {shown.length > 0 && (
          <span className="text-quiet text-12 break-anywhere">
            {shown.map((detail, index) => (
              <Fragment key={detail}>
                {index > 0 && ' · '}
                <bdi {...asWritten(detail)}>{detail}</bdi>
              </Fragment>
            ))}
          </span>
        )}
      </span>
    </span>
  )
}

const allOptions = (people: Person[]) => people

/** Props of an `Autocomplete` that suggests people, whom the server has filtered, and accepts any text. */
export const peopleOptions = {
  freeSolo: true,
  forcePopupIcon: true,
  autoHighlight: false,
  filterOptions: allOptions,
  getOptionKey: (person: Person | string) => (typeof person === 'string' ? person : person.id),
  renderOption: ({ key, ...props }: HTMLAttributes<HTMLLIElement> & { key: Key }, person: Person) => (
    <li key={key} {...props}>
      <PersonOption name={person.name} picture={person.picture} details={[person.company, person.email]} />
    </li>
  ),
} as const
