import type { Database } from '#platform/db/engines/database.ts'
import type { Enquiry } from '#platform/contracts/enquiry.ts'
import { administratorsIn } from '#platform/server/accounts/administrators.ts'
import type { Api } from '#platform/server/api.ts'
import type { Background, AssignedEnquiry } from '#platform/server/pipeline/call.ts'
import { toParagraphs } from '#platform/server/html/rich-text.ts'

/**
 * Passes an enquiry to modules with `onEnquiry`, in the transaction of `db`; without one, emails it to the
 * administrators. `userId` is empty without a session. Throws in an application without modules, where nobody could
 * read it.
 */
export const enquireTo =
  (apis: readonly Api[], db: Database['db'], tools: Background, userId: string) => async (enquiry: Enquiry) => {
    const hooks = apis.flatMap(({ hooks: { onEnquiry } }) => onEnquiry ?? [])
    const administrators = await administratorsIn(db)
    const assigneeId = userId || administrators[0]?.id
    if (assigneeId === undefined) throw new Error('No module and no administrator can receive the enquiry')
    const assigned: AssignedEnquiry = { ...enquiry, assigneeId }
    for (const hook of hooks) await hook(db)(assigned, tools)
    if (hooks.length === 0) {
      await tools.services.mail.send({
        to: administrators.map(({ name, email }) => ({ name, email })),
        replyTo: { name: enquiry.name, email: enquiry.email },
        subject: enquiry.subject,
        html: toParagraphs([enquiry.text, [enquiry.name, enquiry.company].filter(Boolean).join('\n')].join('\n\n')),
      })
    }
  }
