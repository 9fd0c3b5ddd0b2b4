import { IconPlus } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { lazy, Suspense } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { Panes, Screen } from '#platform/ui/panes/panes.tsx'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { useRights } from '../use-rights.ts'
import { useRolesAndTopics } from '../use-topics.ts'
import { RoleEditor } from './role-editor.tsx'
import { RoleList } from './role-list.tsx'
import styles from './roles-screen.module.css'
import { useRolesView } from './roles-view.ts'

const NameDialog = lazy(async () => ({ default: (await import('./name-dialog.tsx')).NameDialog }))

/** The list of roles, and the rights of the selected one. */
export function Component() {
  const t = useTexts('roles')
  const { role, add = false, setView } = useRolesView()
  const rights = useRights()
  const isAdding = add && rights.create
  return (
    <>
      <Screen
        title={t('title')}
        lead={t('lead')}
        isOpen={role !== undefined}
        actions={
          rights.create && (
            <Button
              variant="contained"
              aria-haspopup="dialog"
              startIcon={<IconPlus size={18} aria-hidden />}
              onClick={() => setView({ add: true })}
            >
              {t('add')}
            </Button>
          )
        }
      >
        <Panes className={styles.panes} list={<RoleList open={role} />} detail={<Detail id={role} />} />
      </Screen>
      <Suspense>
        {isAdding && (
          <NameDialog
            copyOf={role}
            onClose={() => setView({ add: undefined })}
            onCreated={(id) => setView({ add: undefined, role: id })}
          />
        )}
      </Suspense>
    </>
  )
}

function Detail({ id }: { id: string | undefined }) {
  const t = useTexts('roles')
  const { all, topics, isThere, error, retry } = useRolesAndTopics()
  if (id === undefined)
    return (
      <div className="centered padding-6 scroll-y">
        <EmptyState
          picture="/pictures/empty/no-contacts.svg"
          title={t('editor.choose')}
          text={t('editor.chooseText')}
        />
      </div>
    )
  if (error)
    return (
      <div className="centered padding-6 scroll-y">
        <ErrorState error={error} onRetry={retry} />
      </div>
    )
  if (!isThere)
    return (
      <div className="padding-card">
        <SkeletonText lines={12} />
      </div>
    )
  const role = all.find((one) => one.id === id)
  if (!role)
    return (
      <div className="centered padding-6 scroll-y">
        <EmptyState
          picture="/pictures/empty/not-found.svg"
          title={t('editor.missing')}
          text={t('editor.missingText')}
        />
      </div>
    )
  return <RoleEditor key={role.id} role={role} topics={topics} />
}
