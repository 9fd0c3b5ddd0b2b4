import type { HTMLAttributes, Key } from 'react'
import type { Person } from '#platform/contracts/people.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import styles from './person-option.module.css'

/** A person in the list of a picker: avatar, name, company and address. */
export const PersonOption = ({ person }: { person: Person }) => (
  <span className="row gap-3 min-inline-0">
    <Avatar name={person.name} src={person.picture} size={32} />
    <span className={styles.text}>
      <bdi>{person.name}</bdi>
      <span className="text-quiet text-12 break-anywhere">
        <bdi>{person.company}</bdi> <bdi>{person.email}</bdi>
      </span>
    </span>
  </span>
)

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
      <PersonOption person={person} />
    </li>
  ),
} as const
