import { type RefObject, useRef, useState } from 'react'
import type { Rule } from '#platform/permissions/rules.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { LeaveGuard } from '#platform/ui/states/leave-guard.tsx'
import type { RoleRecord, Topic } from '../contract.ts'
import { findChanges, rebaseRules, type Right, simplifyRules, withRight } from '../rights.ts'
import { useRights } from '../use-rights.ts'
import { SecondFactorSwitch } from './second-factor-switch.tsx'
import { RightDialog } from './right-dialog.tsx'
import { RightsMatrix } from './rights-matrix.tsx'
import { RoleHead } from './role-head.tsx'
import styles from './role-editor.module.css'
import { getFormLocation } from './roles-view.ts'
import { SaveBar } from './save-bar.tsx'

interface Square {
  topic: Topic
  action: string
}

interface Draft {
  rules: readonly Rule[]
  /** The role as it was before the first change. */
  from: RoleRecord
}

/** The rules of a role with changes that are not saved. */
function useRulesDraft(role: RoleRecord, topics: readonly Topic[]) {
  const [draft, setDraft] = useState<Draft>()
  const rules = draft?.rules ?? role.rules
  const base = draft?.from ?? role
  return {
    rules,
    /** The role as it was before the changes. */
    base,
    changes: draft ? findChanges(base.rules, draft.rules, topics) : [],
    put(squares: readonly Square[], grant: Right) {
      setDraft((now = { rules: role.rules, from: role }) => ({
        from: now.from,
        rules: simplifyRules(
          squares.reduce<readonly Rule[]>(
            (all, { topic, action }) => withRight(all, topics, { topic: topic.name, action, grant }),
            now.rules,
          ),
          topics,
        ),
      }))
    },
    /** Applies the changes to the current role. */
    rebase: () =>
      setDraft({ from: role, rules: rebaseRules({ base: base.rules, own: rules, saved: role.rules }, topics) }),
    discard: () => setDraft(undefined),
  }
}

/** The rights of a role as a matrix; changes are reviewed before they are saved. */
export function RoleEditor({ role, topics }: { role: RoleRecord; topics: readonly Topic[] }) {
  const t = useTexts('roles')
  const rights = useRights()
  const { rules, base, changes, put, rebase, discard } = useRulesDraft(role, topics)
  const [openSquare, setOpenSquare] = useState<Square>()
  const isSaved = useRef(false)
  const isOpen = rights.update && !role.fixed
  const change = (squares: readonly Square[], grant: Right) => {
    isSaved.current = false
    put(squares, grant)
  }

  return (
    <div className="column min-block-0">
      <div className={styles.scroll}>
        <RoleHead role={role} />
        <SecondFactorSwitch role={role} />
        {role.fixed && <p className={styles.note}>{t('editor.fixed')}</p>}
        {!role.fixed && !rights.update && <p className={styles.note}>{t('editor.readOnly')}</p>}
        <RightsMatrix
          role={role}
          rules={rules}
          topics={topics}
          changes={changes}
          onPut={isOpen ? change : undefined}
          onAsk={(topic, action) => setOpenSquare({ topic, action })}
        />
      </div>
      {changes.length > 0 && (
        <SaveBar
          role={base}
          rules={rules}
          count={changes.length}
          isStale={base.version !== role.version}
          onDiscard={discard}
          onRebase={rebase}
          onSaved={() => {
            isSaved.current = true
            discard()
          }}
        />
      )}
      {openSquare && (
        <RightDialog
          {...openSquare}
          rules={rules}
          onClose={() => setOpenSquare(undefined)}
          onApply={(grant) => {
            change([openSquare], grant)
            setOpenSquare(undefined)
          }}
        />
      )}
      <UnsavedGuard isDirty={changes.length > 0} isSaved={isSaved} />
    </div>
  )
}

function UnsavedGuard({ isDirty, isSaved }: { isDirty: boolean; isSaved: RefObject<boolean> }) {
  const t = useTexts('roles')
  return (
    <LeaveGuard
      isDirty={isDirty}
      isSaved={isSaved}
      getFormKey={getFormLocation}
      title={t('leave.title')}
      action={t('leave.action')}
    >
      {t('leave.text')}
    </LeaveGuard>
  )
}
