import { EnquiryDraft } from './contract.ts'

/** The visible fields in their order. */
export const formFields = ['name', 'email', 'company', 'subject', 'text'] as const
export type FormField = (typeof formFields)[number]

/** Possible errors of a field; the texts are under `wrong`. */
export type Reason = 'missing' | 'invalid' | 'long'

interface Problem {
  field: FormField
  reason: Reason
}

export type Typed = Readonly<Record<string, string>>

/** The form's values as a request body. */
export const toDraft = (typed: Typed, language: EnquiryDraft['language']) => ({
  name: typed['name'] ?? '',
  email: typed['email']?.trim() ?? '',
  company: typed['company'] ?? '',
  subject: typed['subject'] ?? '',
  text: typed['text'] ?? '',
  website: typed['website'] ?? '',
  language,
})

/** The errors of each field, by the endpoint's schema. */
export function findProblems(typed: Typed): Problem[] {
  const result = EnquiryDraft.safeParse(toDraft(typed, 'en'))
  const issues = result.error?.issues ?? []
  return formFields.flatMap((field): Problem[] => {
    const issue = issues.find(({ path }) => path[0] === field)
    if (!issue) return []
    if (!typed[field]?.trim()) return [{ field, reason: 'missing' }]
    return [{ field, reason: issue.code === 'too_big' ? 'long' : 'invalid' }]
  })
}
