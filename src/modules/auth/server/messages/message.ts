import { type Language, languages } from '#platform/i18n/languages.ts'
import { createTranslators } from '#platform/i18n/translate.ts'
import type { Mail } from '#platform/contracts/mail.ts'
import { trustedHtml } from '#platform/server/html/rich-text.ts'
import { escapeHtml } from '#platform/text/escape-html.ts'
import ar from './locales/ar.json' with { type: 'json' }
import ch from './locales/ch.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import fr from './locales/fr.json' with { type: 'json' }

export type MessageKind = Exclude<keyof typeof en, 'greeting' | 'greetingNobody' | 'copy'>

export interface MessageDraft {
  kind: MessageKind
  to: { name: string; email: string }
  language: Language
  /** The URL of the button. */
  address: string
  values?: Readonly<Record<string, string>>
  /** Product name. */
  app: string
  /** A colleague's note as plain text. */
  quote?: string
}

const translators = createTranslators({ en, fr, ar, ch }, 'auth.server')

const formatParagraph = (text: string) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`

/** An email in the recipient's language, sent from the application's address. */
export function createMessage({ kind, to, language, address, app, values: ownValues = {}, quote }: MessageDraft): Mail {
  const t = translators[language]
  const values: Record<string, string> = { app, ...ownValues }
  const byName = kind === 'invitation' && values['byName']
  const link = (label: string) => `<p><a href="${escapeHtml(address)}">${escapeHtml(label)}</a></p>`
  const html = [
    `<div dir="${languages[language].direction}">`,
    formatParagraph(to.name ? t('greeting', { name: to.name }) : t('greetingNobody')),
    formatParagraph(t(byName ? 'invitation.textBy' : `${kind}.text`, values)),
    quote ? `<blockquote>${formatParagraph(quote)}</blockquote>` : '',
    link(t(`${kind}.button`, values)),
    formatParagraph(t(`${kind}.note`, values)),
    formatParagraph(t('copy', values)),
    link(address),
    '</div>',
  ]
  return { to: [to], subject: t(`${kind}.subject`, values), html: trustedHtml(html.join('')) }
}
