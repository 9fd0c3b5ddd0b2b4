import { Button, Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isSameJson } from '#platform/fields/same-json.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useMergedEdit } from '#platform/web/drafts/merge/use-merged-edit.ts'
import {
  hasAction,
  hasCondition,
  type MailRule,
  RuleActions,
  RuleConditions,
  type RuleDraft,
} from '../contract-rules.ts'
import { api } from '../email-client.ts'
import { haveSearchTerms } from '../search/have-search-terms.ts'
import { useFacets } from '../use-facets.ts'
import type { MailActions } from '../use-mail-actions.ts'
import { RuleMatches } from './rule-matches.tsx'
import styles from './rules.module.css'
import { flags } from './use-rule-texts.ts'

const emptyRule = { active: true, stops: false, actions: RuleActions.parse({}) }

interface RuleFormProps {
  rule: MailRule | undefined
  /** The conditions of a new rule. */
  first: RuleConditions | undefined
  actions: Pick<MailActions, 'offerUndo'>
  onClose: () => void
}

/** Dialog for conditions and actions of a rule; an existing rule can also be deleted. */
export function RuleForm({ rule, first = RuleConditions.parse({}), actions: mailActions, onClose }: RuleFormProps) {
  const t = useTexts('email')
  const [initial] = useState<RuleDraft>(rule ?? { ...emptyRule, name: '', conditions: first })
  const [draft, setDraft] = useState(initial)
  const [runs, setRuns] = useState(false)
  const save = useSaveRule(rule, mailActions)
  const { name, conditions, actions } = draft
  const change = (changes: Partial<RuleDraft>) => setDraft({ ...draft, ...changes })
  return (
    <FormDialog
      title={rule ? t('rules.change') : t('rules.new')}
      action={rule ? t('save') : t('rules.create')}
      width="sm"
      isIncomplete={
        name.trim() === '' || !hasCondition(conditions) || !haveSearchTerms(conditions) || !hasAction(actions)
      }
      isDirty={runs || !isSameJson(draft, initial)}
      onSubmit={() => save(draft, runs)}
      onClose={onClose}
      aside={rule && <RemoveButton rule={rule} onRemove={onClose} />}
    >
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog opens to enter a name
        autoFocus
        fullWidth
        label={t('rules.name')}
        value={name}
        slotProps={{ htmlInput: { maxLength: 80 } }}
        onChange={({ target }) => change({ name: target.value })}
      />
      <ConditionFields value={conditions} onChange={(next) => change({ conditions: next })} />
      <RuleMatches conditions={conditions} runs={runs} onRuns={setRuns} />
      <ActionFields value={actions} onChange={(next) => change({ actions: next })} />
      <FormControlLabel
        control={<Checkbox checked={draft.stops} onChange={(_, stops) => change({ stops })} />}
        label={t('rules.stop')}
      />
    </FormDialog>
  )
}

function RemoveButton({ rule, onRemove }: { rule: MailRule; onRemove: () => void }) {
  const t = useTexts('email')
  const queries = useQueryClient()
  const { mutateAsync: remove } = useMutation(api.removeRule.mutation())
  const { mutateAsync: create } = useMutation(api.createRule.mutation())
  const { mutateAsync: order } = useMutation(api.orderRules.mutation())
  const removeWithUndo = async () => {
    const rules = await queries.ensureQueryData(api.rules.query())
    const position = rules.findIndex(({ id }) => id === rule.id)
    await remove({ params: { id: rule.id } })
    const undo = async () => {
      const { id } = await create({ body: toFormValues(rule) })
      const ids = (await api.rules.send()).map((one) => one.id).filter((one) => one !== id)
      await order({ body: { ids: ids.toSpliced(position, 0, id) } })
    }
    toast({ text: t('rules.removed', { name: rule.name }), undo })
  }
  return (
    <Button
      color="error"
      onClick={() => {
        void removeWithUndo().catch(() => {
          // The app has already shown the error.
        })
        onRemove()
      }}
    >
      {t('rules.remove')}
    </Button>
  )
}

const toFormValues = ({ name, active, conditions, actions, stops }: RuleDraft) => ({
  name,
  active,
  conditions,
  actions,
  stops,
})

/** Saves a rule, and runs it on existing mail if chosen. After a failed run, the rule is not created again. */
function useSaveRule(rule: MailRule | undefined, { offerUndo }: Pick<MailActions, 'offerUndo'>) {
  const t = useTexts('email')
  const create = useMutation(api.createRule.mutation({ quiet: true }))
  const edit = useMutation(api.editRule.mutation({ quiet: true }))
  const run = useMutation(api.runRule.mutation({ quiet: true }))
  const mergedEdit = useMergedEdit(rule && toFormValues(rule))
  const savedId = useRef(rule?.id)
  return async (draft: RuleDraft, runs: boolean) => {
    const body = toFormValues(draft)
    const id = savedId.current
    const saved =
      id === undefined
        ? await create.mutateAsync({ body })
        : await mergedEdit(body, (changes) => edit.mutateAsync({ params: { id }, body: changes }))
    savedId.current = saved.id
    if (!runs) return
    const { messages, undo } = await run.mutateAsync({ params: { id: saved.id } })
    offerUndo(t('rules.ran', { count: messages }), undo)
  }
}

interface ConditionFieldsProps {
  value: RuleConditions
  onChange: (value: RuleConditions) => void
}

function ConditionFields({ value, onChange }: ConditionFieldsProps) {
  const t = useTexts('email')
  return (
    <fieldset className={styles.group}>
      <legend>{t('rules.conditions')}</legend>
      <div className={styles.fields}>
        {(['from', 'to', 'subject', 'words'] as const).map((name) => (
          <TextField
            key={name}
            size="small"
            label={t(`rules.${name}`)}
            value={value[name]}
            slotProps={{ htmlInput: { maxLength: 300, dir: 'auto' } }}
            onChange={({ target }) => onChange({ ...value, [name]: target.value })}
          />
        ))}
      </div>
      <p className="margin-block-start-2 text-quiet text-13">{t('rules.hint')}</p>
      <FormControlLabel
        control={
          <Checkbox
            checked={value.hasAttachment}
            onChange={(_, hasAttachment) => onChange({ ...value, hasAttachment })}
          />
        }
        label={t('rules.hasAttachment')}
      />
    </fieldset>
  )
}

const moves = ['archive', 'trash', 'spam'] as const

function ActionFields({ value, onChange }: { value: RuleActions; onChange: (value: RuleActions) => void }) {
  const t = useTexts('email')
  const labels = useFacets()?.labels ?? []
  const existingLabels = value.labels.filter((id) => labels.some((label) => label.id === id))
  return (
    <fieldset className={styles.group}>
      <legend>{t('rules.actions')}</legend>
      <div className={styles.fields}>
        <TextField
          select
          size="small"
          label={t('rules.move')}
          value={value.moveTo ?? 'inbox'}
          onChange={({ target }) => onChange({ ...value, moveTo: moves.find((move) => move === target.value) ?? null })}
        >
          <MenuItem value="inbox">{t('rules.keep')}</MenuItem>
          {moves.map((move) => (
            <MenuItem key={move} value={move}>
              {t(`folders.${move}`)}
            </MenuItem>
          ))}
        </TextField>
        {labels.length > 0 && (
          <TextField
            select
            size="small"
            label={t('rules.label')}
            value={existingLabels}
            slotProps={{ select: { multiple: true } }}
            onChange={({ target }) => onChange({ ...value, labels: [target.value].flat().map(Number) })}
          >
            {labels.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
      </div>
      <div className="row wrap">
        {flags.map((flag) => (
          <FormControlLabel
            key={flag}
            control={
              <Checkbox checked={value[flag]} onChange={(_, checked) => onChange({ ...value, [flag]: checked })} />
            }
            label={t(`rules.flags.${flag}`)}
          />
        ))}
      </div>
    </fieldset>
  )
}
