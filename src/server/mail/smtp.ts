import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import * as z from 'zod'
import type { Mail, MailAddress } from '#platform/contracts/mail.ts'
import { createFiles, type Files, type FileStore } from '#platform/server/files/files.ts'
import { readLogo, requirePdf } from '#platform/server/files/write-paper.ts'
import { Failure } from '#platform/errors/failure.ts'
import { plainText } from '#platform/server/html/stored-html.ts'
import { toServerFailure } from '#platform/server/observability/server-failure.ts'
import { RefusedMail } from '#platform/server/mail/refused-mail.ts'
import type { MailFault, MailServer, Services } from '#platform/server/services.ts'
import type { Database } from '#platform/db/engines/database.ts'

interface SmtpOptions {
  /** `smtp://` or `smtps://`, with name and password if the server requires them. */
  url: string
  /** The sender of the application's own messages: an address, with or without a name. */
  from: string
  database: Database
  files: FileStore | undefined
  /** What writes papers that are attached. */
  papers?: Pick<Services, 'pdf' | 'log'>
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)

const address = ({ name, email }: MailAddress) => ({ name, address: email })

/** The sender of the application's own messages; an address without a name gets the workspace's. */
const nameSender = (from: string, workspaceName: string) =>
  from.includes('<') ? from : { name: workspaceName, address: from.trim() }

// Replies that another attempt would get again, about recipients or content; not those about the sign-in.
const Final = z.object({ code: z.enum(['EENVELOPE', 'EMESSAGE']), responseCode: z.number().min(500) })

// In milliseconds. A dead server must not delay all other messages for long; a slow delivery keeps its claim in the outbox.
const timeouts = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 60_000 }

/** The address with these options, unless it has them. */
const withTimeouts = (url: string) =>
  Object.entries(timeouts).reduce(
    (address, [name, value]) =>
      address.includes(`${name}=`) ? address : `${address}${address.includes('?') ? '&' : '?'}${name}=${value}`,
    url,
  )

const attachFiles = (files: Pick<Files, 'open'>, { attachments = [] }: Mail) =>
  Promise.all(
    attachments.map(async (file) => {
      const { body } = await files.open(file)
      return {
        filename: file.name,
        contentType: file.type,
        content: Buffer.from(await new Response(body).arrayBuffer()),
      }
    }),
  )

/** Whether another attempt may write a paper, as after an overload or on a full disk. */
const isRetryable = (error: unknown) =>
  toServerFailure(error) !== undefined || (error instanceof Failure && error.status >= 500)

/**
 * The papers of a message as PDF files. One that can never be written does not keep its email, which has a link to it;
 * after a passing fault, another attempt follows.
 */
async function attachPapers(
  files: Pick<Files, 'open'>,
  { papers = [] }: Mail,
  { pdf, log }: Pick<Services, 'pdf' | 'log'>,
) {
  const attachments = []
  for (const paper of papers) {
    // A store that fails may respond to the next attempt.
    const logo = await readLogo(files, paper.logo)
    try {
      const content = Buffer.from(await requirePdf(pdf)(paper, logo))
      attachments.push({ filename: paper.fileName, contentType: 'application/pdf', content })
    } catch (error) {
      if (isRetryable(error)) throw error
      log.error({ err: error, number: paper.number }, 'a PDF could not be attached to an email')
    }
  }
  return attachments
}

/** Sends messages to a mail server. Throws `RefusedMail` if it refuses one for good, else the server's error. */
export function smtpPost({ url, from, database, files: store, papers }: SmtpOptions): NonNullable<Services['post']> {
  const transport = createTransport(withTimeouts(url))
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return async (mail, id, workspaceName) => {
    const files = createFiles(database.db, store, undefined, new Date().toISOString())
    const attachments = [
      ...(await attachFiles(files, mail)),
      ...(papers ? await attachPapers(files, mail, papers) : []),
    ]
    const sending = transport.sendMail({
      // The same for every attempt, so that a server can recognise a message that it has accepted already. Another
      // database, as after a new start, has the same ids.
      messageId: `<${digest(JSON.stringify([id, mail]))}@${domain}>`,
      from: mail.from ? address(mail.from) : nameSender(from, workspaceName),
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
    try {
      const { rejected } = await sending
      return rejected
    } catch (error) {
      if (!Final.safeParse(error).success) throw error
      throw new RefusedMail(error instanceof Error ? error.message : String(error), { cause: error })
    }
  }
}

const Cause = z.object({ code: z.string().optional(), cause: z.unknown().optional() })

/** The kind of a failure, from the codes of nodemailer and of Node's sockets and TLS. */
function mailFault(error: unknown): MailFault {
  const { code = '', cause } = Cause.safeParse(error).data ?? {}
  if (code === 'EAUTH' || code === 'ENOAUTH' || code === 'EOAUTH2') return 'signIn'
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return 'refused'
  if (code === 'ETLS' || /CERT|SELF_SIGNED|ERR_TLS|ERR_SSL|EPROTO/.test(code)) return 'insecure'
  if (/^(ECONNECTION|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EDNS|ENOTFOUND|EAI_AGAIN|ESOCKET)$/.test(code))
    return cause === undefined ? 'unreachable' : (toMailError(mailFault(cause)) ?? 'unreachable')
  return cause === undefined ? 'other' : mailFault(cause)
}

const toMailError = (fault: MailFault) => (fault === 'other' ? undefined : fault)

/** The mail server for the page of settings; `post` is the same that sends all emails. */
export const smtpServer = (url: string, from: string, post: NonNullable<Services['post']>): MailServer => {
  const { hostname, port, protocol } = new URL(url)
  return {
    host: `${hostname}:${port || (protocol === 'smtps:' ? '465' : '587')}`,
    sender(workspaceName) {
      const named = nameSender(from, workspaceName)
      return typeof named === 'string' ? named : `${named.name} <${named.address}>`
    },
    async send(mail, workspaceName) {
      try {
        const refused = await post(mail, Date.now(), workspaceName)
        return refused?.length ? { fault: 'refused', detail: refused.join(', ') } : undefined
      } catch (error) {
        return { fault: mailFault(error), detail: error instanceof Error ? error.message : String(error) }
      }
    },
  }
}
