import { useTexts } from '#platform/i18n/use-texts.ts'
import { useSession } from '#platform/web/session/session.ts'
import { fillInReply } from '../macros/fill-in.ts'
import { toChange, hasChanges } from '../macros/macro-change.ts'
import type { Ticket } from '../contract.ts'
import type { Macro } from '../contract-timeline.ts'
import { useBulk } from '../use-bulk.ts'
import type { useDraft } from './use-draft.ts'

interface MacroOptions {
  ticket: Ticket
  draftState: ReturnType<typeof useDraft>
  /** The draft has got a text. */
  onText: () => void
}

/** Applies a macro: changes the ticket, and appends its text to the draft; undo reverts both. */
export function useMacro({ ticket, draftState, onText }: MacroOptions) {
  const t = useTexts('tickets')
  const { user } = useSession()
  const bulk = useBulk()
  return (macro: Macro) => {
    const text = macro.html && fillInReply(macro.html, ticket, user)
    if (text) {
      onText()
      draftState.append(text)
    }
    if (!hasChanges(macro)) return
    const formatText = () => t('macros.applied', { title: macro.title })
    void bulk.apply([ticket], toChange(macro, user.id), formatText, () => text && draftState.removeAppended(text))
  }
}
