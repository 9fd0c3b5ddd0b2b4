import { html, raw } from 'hono/html'
import type { WorkspaceValues } from '#platform/contracts/workspace.ts'
import type { Db } from '#platform/db/engines/database.ts'
import type { Problem } from '#platform/errors/failure.ts'
import type { Formats } from '#platform/i18n/formats.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'

/** `html` escapes every value that is not HTML already; `raw` takes safe HTML, such as `SafeHtml`. */
export { html, raw }
export type Html = ReturnType<typeof html> | ReturnType<typeof raw>

/** A page of the public site, without scripts and for all visitors. */
export interface SitePage {
  title: string
  /** One or two sentences, for search engines and previews of links. */
  description: string
  /** Content between header and footer of the site, with the page's only `h1`. */
  body: Html
  /** `window`: the body has the full width of the window, and sets the site's width itself (`.site-width`). */
  width?: 'window'
  /** Preview for shared links; `path` is a path of this site. */
  image?: { path: string; alt: string }
  kind?: 'website' | 'article'
  author?: string
  publishedAt?: string
  changedAt?: string
  /** JSON-LD, by schema.org. */
  structured?: object
  feed?: { path: string; title: string }
  /** Its path, if it has other addresses, too. */
  path?: string
  /** The language of a text that has no translations; the frame around it has those of the site. */
  language?: Language
}

/** Another public text, such as a feed. */
export interface SiteText {
  type: string
  text: string
}

/** The page's own form, if it was refused. */
export interface SentForm {
  /** The values as typed, to be shown again. */
  values: Readonly<Record<string, string>>
  /** The endpoint's response. */
  status: number
  issues: Problem['issues']
}

export interface DocumentRequest {
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  /** Time of the request, ISO 8601 in UTC. */
  now: string
  language: Language
  /** Name, currency and other values of the installation. */
  workspace: WorkspaceValues
  /** The module's texts in the visitor's language; `{{product}}` in them is the workspace's name. */
  t: Translate
  format: Formats
  /** A path of the public site as a link, in the visitor's language. */
  href(path: string): string
  /** A file of `public/`, or a screen of the application, as a link. */
  asset(path: string): string
  /** The full URL of a path of the public site, in the visitor's language: for feeds and structured data. */
  absolute(path: string): string
  /** A link to the contact page, with a subject; empty if no module has such a page. */
  contact(subject?: string): string | undefined
  /** Only for a page with a `form` that was refused. */
  sent?: SentForm
}

export interface DocumentAddress {
  path: string
  changedAt?: string
  /** As `SitePage.language`. */
  language?: Language
  /** Another address of a page, which the sitemap omits. */
  isAlias?: boolean
}

export interface DocumentRoute {
  /** Parameters as `:id`. */
  path: string
  /** An entry of the site's menu, lowest order first; `label` is a key of the module's texts. */
  menu?: { label: string; order: number }
  /**
   * The page has a form, `<form method="post">`, which also works without a script: the fields are sent to an endpoint;
   * then the page is shown again with the issues, or the browser is redirected.
   */
  form?: {
    /** The path of an endpoint for POST that is `public`. */
    endpoint: string
    /** The body for the endpoint. */
    body(fields: Readonly<Record<string, string>>, language: Language): Readonly<Record<string, unknown>>
    /** Path of this site to redirect to after the form was sent, optionally with a query. */
    done: string
  }
  /** The contact page, to which others link with a `subject` in the query. */
  contact?: true
  /** Throws `notFound()` if the page does not exist. */
  respond(request: DocumentRequest): Promise<SitePage | SiteText>
  /** Every address of a path with parameters, for the sitemap and for the pages of the static demo. */
  addresses?(now: string): Promise<readonly DocumentAddress[]>
}

/** A module's documents, without the types of its tables. */
export type AnyDocuments = (db: unknown) => readonly DocumentRoute[]

/** The public pages of a module, rendered as HTML for each request. Their `db` is for reading. */
export const documents = <Tables>(routes: (db: Db<Tables>) => readonly DocumentRoute[]): AnyDocuments =>
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a module's documents get the database that its own migrations made
  routes as unknown as AnyDocuments
