import { languages } from '#platform/i18n/languages.ts'
import { type Translate, createTranslators } from '#platform/i18n/translate.ts'
import type { Mail } from '#platform/contracts/mail.ts'
import { noticeText, type NoticeWords } from '#platform/contracts/notice.ts'
import type { Reader } from '#platform/server/permissions/readers.ts'
import { trustedHtml } from '#platform/server/html/rich-text.ts'
import { listPath, preferencesPath } from '../paths.ts'
import { escapeHtml } from '#platform/text/escape-html.ts'
import ar from './locales/ar.json' with { type: 'json' }
import ch from './locales/ch.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import fr from './locales/fr.json' with { type: 'json' }

interface Digest {
  reader: Pick<Reader, 'name' | 'email' | 'language'>
  notices: readonly (NoticeWords & { path: string })[]
  /** Number of omitted notices. */
  more: number
  timeZone: string
  /** The texts of notices. */
  texts: Translate
  screen: (path: string) => string
}

const translators = createTranslators({ en, fr, ar, ch }, 'notifications.server')

/** The email with notices, in the recipient's language. */
export function createMessage({ reader, notices, more, timeZone, texts, screen }: Digest): Mail {
  const { name, email, language } = reader
  const t = translators[language]
  const link = (path: string, label: string) => `<a href="${escapeHtml(screen(path))}">${escapeHtml(label)}</a>`
  const formatLine = (notice: Digest['notices'][number]) =>
    `<li>${link(notice.path, noticeText(texts, notice, language, timeZone))}</li>`
  const html = [
    `<div dir="${languages[language].direction}">`,
    `<p>${escapeHtml(t('greeting', { name }))}</p>`,
    `<p>${escapeHtml(t('lead', { count: notices.length + more }))}</p>`,
    `<ul>${notices.map(formatLine).join('')}</ul>`,
    more > 0 ? `<p>${escapeHtml(t('more', { count: more }))}</p>` : '',
    `<p>${link(listPath, t('all'))}</p>`,
    `<p>${escapeHtml(t('why'))} ${link(preferencesPath, t('preferences'))}</p>`,
    '</div>',
  ]
  return {
    to: [{ name, email }],
    subject: t('subject', { count: notices.length + more }),
    html: trustedHtml(html.join('')),
  }
}
