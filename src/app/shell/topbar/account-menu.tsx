import { IconCloudOff, IconLogout, IconRotate, IconSelector, IconUser, IconUserCircle } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { ErrorBoundary } from '#platform/ui/states/error-boundary.tsx'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useSession, useSignOut, useSwitchUser } from '#platform/web/session/session.ts'
import { useRoleName } from '#platform/web/session/role-name.ts'
import styles from './account-menu.module.css'
import { showFailure } from '#app/overlays/failure-toast.ts'
import { openFailureLab } from '#app/overlays/failure-lab-overlay.tsx'
import { accountPath, signIn } from '#app/routing/modules.ts'
import { resetQuestion } from '#app/overlays/overlays.ts'
import { Menu, MenuAction, MenuChoice, MenuLink } from '#app/shell/sidebar/menu.tsx'

/** The signed-in user; with sample data, a choice of users. */
export const AccountMenu = () => (
  <ErrorBoundary renderError={(retry) => <Unknown onRetry={retry} />}>
    <Suspense fallback={<Waiting />}>
      <Known />
    </Suspense>
  </ErrorBoundary>
)

function Known() {
  const t = useTexts('shell')
  const { user, users, mode } = useSession()
  const roleName = useRoleName()
  const isSample = mode === 'sample'
  return (
    <Menu
      id="account-menu"
      buttonClass={styles.button}
      content={
        <>
          <span className="visually-hidden">{t('account')}</span>
          <Avatar name={user.name} src={user.avatar} size={36} />
          <span className={styles.identity}>
            <span className={styles.name}>{user.name}</span>
            <span className={styles.quiet}>{roleName(user.role, user.roleName)}</span>
          </span>
          <IconSelector className={styles.arrows} size={16} aria-hidden />
        </>
      }
    >
      <div className={styles.head}>
        <Avatar name={user.name} src={user.avatar} size={44} />
        <span className="grid min-inline-0">
          <span className={styles.name}>{user.name}</span>
          <span className={styles.quiet}>{user.email}</span>
        </span>
      </div>
      {(accountPath ?? signIn ?? isSample) && <OwnEntries isSample={isSample} />}
      {isSample && users.length > 1 && <UserChoices />}
      {import.meta.env.MODE === 'demo' && (
        <div role="menu" aria-label={t('demoReset')}>
          <MenuAction onChoose={resetQuestion.open}>
            <IconRotate size={20} aria-hidden />
            {t('demoReset')}
          </MenuAction>
        </div>
      )}
    </Menu>
  )
}

/** Links to the account and, in sample mode, the failure lab, and signing out. */
function OwnEntries({ isSample }: { isSample: boolean }) {
  const t = useTexts('shell')
  const { mutate: signOut, isPending: isSigningOut } = useSignOut(signIn?.path)
  return (
    <div role="menu" aria-label={t('account')}>
      {accountPath && (
        <MenuLink to={accountPath}>
          <IconUserCircle size={20} aria-hidden />
          {t('ownAccount')}
        </MenuLink>
      )}
      {isSample && (
        <MenuAction onChoose={() => openFailureLab().catch(showFailure)}>
          <IconCloudOff size={20} aria-hidden />
          {t('failureLab')}
        </MenuAction>
      )}
      {signIn && (
        <MenuAction disabled={isSigningOut} onChoose={signOut}>
          <IconLogout size={20} aria-hidden />
          {t('signOut')}
        </MenuAction>
      )}
    </div>
  )
}

/** The sample users; choosing one switches to them. */
function UserChoices() {
  const t = useTexts('shell')
  const { user, users } = useSession()
  const { mutateAsync: switchUser } = useSwitchUser()
  const roleName = useRoleName()
  return (
    <>
      <h2 id="act-as" className={styles.title}>
        {t('actAs')}
      </h2>
      <div role="menu" aria-labelledby="act-as">
        {users.map((option) => (
          <MenuChoice
            key={option.id}
            checked={option.id === user.id}
            onChoose={() => {
              if (option.id === user.id) return
              void switchUser(option.id).then(
                () => toast({ text: t('switched', { name: option.name }), tone: 'success' }),
                () => {},
              )
            }}
          >
            <Avatar name={option.name} src={option.avatar} size={32} />
            <span className="grid min-inline-0">
              <span className={styles.choice}>{option.name}</span>
              <span className={styles.quiet}>{roleName(option.role, option.roleName)}</span>
            </span>
          </MenuChoice>
        ))}
      </div>
    </>
  )
}

const Waiting = () => (
  <div className={styles.button}>
    <Skeleton circle width={36} height={36} />
    <span className={styles.identity}>
      <Skeleton width={104} />
      <Skeleton width={72} />
    </span>
  </div>
)

function Unknown({ onRetry }: { onRetry: () => void }) {
  const t = useTexts('shell')
  return (
    <button
      type="button"
      className={styles.button}
      onClick={onRetry}
      aria-label={t('accountFailed')}
      title={t('accountFailed')}
    >
      <span className={styles.unknown}>
        <IconUser size={20} aria-hidden />
      </span>
    </button>
  )
}
