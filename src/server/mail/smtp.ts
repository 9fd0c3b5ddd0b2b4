import { createTransport } from 'nodemailer'
import type { MailAddress } from '#platform/contracts/mail.ts'
import type { FileStore } from '#platform/server/files/files.ts'
import { filesOf } from '#platform/server/files/files.ts'
import { plainText } from '#platform/server/html/stored-html.ts'
import type { Services } from '#platform/server/services.ts'
import type { Database } from '#platform/db/engines/database.ts'

interface SmtpOptions {
  /** `smtp://` or `smtps://`, with name and password where the server wants them. */
  url: string
  /** Whom the application's own messages come from. */
  from: string
  database: Database
  files: FileStore | undefined
}

const address = ({ name, email }: MailAddress) => ({ name, address: email })

/** Hands messages to a mail server. Throws what the server said when it refuses one. */
export function smtpPost({ url, from, database, files }: SmtpOptions): NonNullable<Services['post']> {
  const transport = createTransport(url)
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return async (mail, id) => {
    const { open } = filesOf(database.db, files, undefined, new Date().toISOString())
    const attachments = await Promise.all(
      (mail.attachments ?? []).map(async (file) => {
        const { body } = await open(file)
        return {
          filename: file.name,
          contentType: file.type,
          content: body instanceof Uint8Array ? Buffer.from(body) : Buffer.from(await new Response(body).arrayBuffer()),
        }
      }),
    )
    await transport.sendMail({
      // The same at every try, so that a server that took it without our hearing so can tell.
      messageId: `<atrium-${id}@${domain}>`,
      from: mail.from ? address(mail.from) : from,
      to: mail.to.map(address),
      ...(mail.cc && { cc: mail.cc.map(address) }),
      ...(mail.bcc && { bcc: mail.bcc.map(address) }),
      ...(mail.replyTo && { replyTo: address(mail.replyTo) }),
      subject: mail.subject,
      html: mail.html,
      text: plainText(mail.html),
      attachments,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
}
