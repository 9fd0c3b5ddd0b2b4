import { html, raw } from 'hono/html'
import type { openApi } from './openapi.ts'

type Document = ReturnType<typeof openApi>
type Operation = Document['paths'][string][string]

// The system's own colours and fonts: the page is readable in light and dark without loading anything.
const styleText = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { max-inline-size: 60rem; margin: 2rem auto; padding-inline: 1rem }
  summary { cursor: pointer; padding-block: 0.25rem }
  code, pre { font: 0.875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
  pre { overflow: auto; padding: 1rem; border: thin solid; border-radius: 0.5rem; max-block-size: 30rem }
  section { margin-block: 2rem }
  b { display: inline-block; min-inline-size: 4.5rem }
  table { border-collapse: collapse; inline-size: 100% }
  th, td { text-align: start; padding: 0.25rem 1rem 0.25rem 0; vertical-align: top; border-block-end: thin solid }
`

/** Allows only the page's one style sheet. */
export async function docsPolicy() {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(styleText))
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)))
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}

const json = (value: unknown) => html`<pre tabindex="0">${JSON.stringify(value, null, 2)}</pre>`

const parameterTable = ({ parameters }: Operation) => html`
  <table>
    <thead>
      <tr>
        <th scope="col">Parameter</th>
        <th scope="col">In</th>
        <th scope="col">Required</th>
        <th scope="col">Type</th>
      </tr>
    </thead>
    <tbody>
      ${parameters.map(
        (parameter) =>
          html`<tr>
            <td><code>${parameter.name}</code></td>
            <td>${parameter.in}</td>
            <td>${parameter.required ? 'yes' : ''}</td>
            <td><code>${JSON.stringify(parameter.schema)}</code></td>
          </tr>`,
      )}
    </tbody>
  </table>
`

const operationDetails = (path: string, method: string, operation: Operation) => html`
  <details id="${operation.operationId}">
    <summary><b>${method.toUpperCase()}</b> <code>${path}</code> ${operation.summary ?? ''}</summary>
    ${operation.parameters.length > 0 ? parameterTable(operation) : ''}
    ${
      operation.requestBody
        ? html`<h3>Body</h3>
            ${json(operation.requestBody.content)}`
        : ''
    }
    <h3>Responses</h3>
    ${Object.entries(operation.responses).map(
      ([status, response]) =>
        html`<p><b>${status}</b> ${response.description}</p>
          ${Number(status) < 300 && response.content ? json(response.content) : ''}`,
    )}
  </details>
`

/** The API's documentation as one page without scripts, from the OpenAPI document. */
export const docsPage = (document: Document) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${document.info.title} API</title>
        ${raw(`<style>${styleText}</style>`)}
      </head>
      <body>
        <main>
          <h1>${document.info.title} API</h1>
          <p>${document.info.description} The same as <a href="/api/openapi.json">OpenAPI ${document.openapi}</a>.</p>
          ${document.tags.map(
            ({ name }) =>
              html`<section>
                <h2>${name}</h2>
                ${Object.entries(document.paths).flatMap(([path, methods]) =>
                  Object.entries(methods)
                    .filter(([, operation]) => operation.tags.includes(name))
                    .map(([method, operation]) => operationDetails(path, method, operation)),
                )}
              </section>`,
          )}
        </main>
      </body>
    </html>`
