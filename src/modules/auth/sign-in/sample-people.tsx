import { IconChevronRight } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Role } from '#platform/contract.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { api } from '../auth-client.ts'
import type { NextStep, SampleUser } from '../contract.ts'
import { useFailureText } from '../fields/failure-text.ts'
import { Notice } from '../fields/notice.tsx'
import styles from './sample-people.module.css'

interface SamplePeopleProps {
  people: readonly SampleUser[]
  password: string
  onNext: (next: NextStep['next']) => Promise<void>
}

// One of each role.
const maxShown = 4

/** Sample mode: signs in as a sample user with one click. */
export function SamplePeople({ people, password, onNext }: SamplePeopleProps) {
  const t = useTexts('auth')
  const shell = useTexts('shell')
  const failureText = useFailureText()
  const [isWhole, setWhole] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (email: string) => {
      const { next } = await api.signIn.send({ body: { email, password } })
      await onNext(next)
    },
    meta: { quiet: true },
  })
  const getRoleName = (role: string) => {
    const shipped = Role.safeParse(role)
    return shipped.success ? shell(`role.${shipped.data}`) : ''
  }
  return (
    <section className="grid gap-2 padding-4 border rounded-large" aria-labelledby="sample-people">
      <h2 id="sample-people" className={styles.title}>
        {t('login.sampleTitle')}
      </h2>
      {error && <Notice tone="error">{failureText(error)}</Notice>}
      <ul className={styles.people}>
        {people.slice(0, isWhole ? undefined : maxShown).map(({ email, name, jobTitle, role, avatar }) => (
          <li key={email}>
            <button
              type="button"
              className={styles.person}
              onClick={() => isPending || mutate(email)}
              aria-busy={isPending}
            >
              <Avatar name={name} src={avatar} size={36} />
              <span className="grid flex-1 min-inline-0">
                <span className={styles.name}>{name}</span>
                <span className="truncate text-quiet text-12">{jobTitle}</span>
              </span>
              <span className="text-quiet text-12">{getRoleName(role)}</span>
              <IconChevronRight className={styles.arrow} size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.password}>
        <span>{t('login.samplePassword', { password })}</span>
        {!isWhole && people.length > maxShown && (
          <button type="button" onClick={() => setWhole(true)}>
            {t('login.sampleMore')}
          </button>
        )}
      </p>
    </section>
  )
}
